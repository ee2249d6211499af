import { expect, test } from 'vitest'
import { figuresFor } from '../../figures/figures-for.ts'
import { industryDistributionSections } from './industry-distribution-sections.ts'
import { lateInLastRow, lateStrokes } from './late-strokes.ts'

const { onTimeOther } = figuresFor('en', '/industry-distribution')
const drawing = industryDistributionSections('en').deliveries?.drawing ?? { count: 0, late: 0 }

test('as many strokes are late as the share on time leaves', () => {
  const late = Math.round((drawing.count * (100 - onTimeOther.value)) / 100)
  expect(lateStrokes(drawing.count, drawing.late)).toHaveLength(late)
})

test.each([1, 2, 11, 80])('%i late strokes stand side by side on the wall', (late) => {
  const strokes = lateStrokes(1000, late)
  expect(strokes).toHaveLength(late)
  expect(
    strokes.every((stroke, index) => index === 0 || stroke === (strokes[index - 1] ?? 0) + 1),
  ).toBe(true)
  expect(strokes[0]).toBeGreaterThanOrEqual(0)
  expect(strokes.at(-1)).toBeLessThan(1000)
})

test.each([50, 25])(
  'in rows of %i the label reads across the late ones of the last row',
  (across) => {
    expect(lateInLastRow(lateStrokes(1000, 2), 1000, across)).toEqual([986, 987])
    const [first, last] = lateInLastRow(lateStrokes(1000, 80), 1000, across) ?? []
    expect(first).toBe(1000 - across)
    expect(last).toBe(987)
  },
)

test('where none is late, nothing is marked', () => {
  expect(lateStrokes(1000, 0)).toEqual([])
  expect(lateInLastRow([], 1000, 50)).toBeUndefined()
})
