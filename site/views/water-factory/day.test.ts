import { expect, test } from 'vitest'
import { figuresFor } from '../../figures/figures-for.ts'
import { type Day, fillLevels, unitGrid } from './day.ts'
import { waterFactorySections } from './water-factory-sections.ts'

const figures = figuresFor('en', '/water-factory')
const { day } = waterFactorySections('en')

function theDay(): Day {
  if (!day) throw new Error('The day is withheld')
  return day.drawing
}

test('every unit of the base day has one place, in columns that fill the operating day', () => {
  const { columns, rows } = unitGrid(theDay())
  expect(columns * theDay().units.minutes).toBe(figures.operatingDay.value * 60)
  expect(columns * rows).toBeGreaterThanOrEqual(figures.packUnits.value)
  expect(columns * (rows - 1)).toBeLessThan(figures.packUnits.value)
})

test('a flexitank has one level line for each thousand litres it holds, evenly spread', () => {
  const levels = fillLevels(theDay())
  expect(levels).toHaveLength(Math.floor(figures.containerVolume.value / 1000))
  const step = (levels[1] ?? 0) - (levels[0] ?? 0)
  for (const [index, level] of levels.entries()) {
    expect(level).toBeCloseTo((levels[0] ?? 0) + index * step)
    expect(level).toBeLessThan(1)
  }
})

test('the standstill is what the uptime target leaves of the operating day', () => {
  const { operatingDay, uptimeTarget } = figures
  expect(theDay().stop?.minutes).toBe(
    Math.round((operatingDay.value * 60 * (100 - uptimeTarget.value)) / 100),
  )
})

test('as many flexitanks are drawn as the base day fills', () => {
  expect(theDay().tanks).toHaveLength(figures.lineTanks.value)
})
