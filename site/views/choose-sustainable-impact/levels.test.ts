import { expect, test } from 'vitest'
import { registry } from '../../figures/registry.ts'
import { heightAt, highest } from './levels.ts'

const levels = registry.outcomeLevels.values
const changes = [registry.attendance.value, -registry.illness.value, registry.income.value]

test('what rose or fell is to the old level as its percentage is to a hundred', () => {
  const most = highest(levels)
  for (const [index, level] of levels.entries()) {
    const moved = heightAt(level, most) - heightAt(100, most)
    expect(moved / heightAt(100, most)).toBeCloseTo((changes[index] ?? Number.NaN) / 100)
  }
})

test('a level beyond the scale widens it for all columns', () => {
  expect(heightAt(300, highest([300, 30]))).toBe(heightAt(200, highest([30])))
})
