import { expect, test } from 'vitest'
import { labelSteps } from './label-steps.ts'

test.each([1, 7, 12, 26, 30, 52, 90, 365])('of %d columns no plot names too many', (columns) => {
  const { wide, narrow } = labelSteps(columns)
  expect(Math.ceil(columns / wide)).toBeLessThanOrEqual(9)
  expect(Math.ceil(columns / narrow)).toBeLessThanOrEqual(4)
  expect(narrow % wide).toBe(0)
})
