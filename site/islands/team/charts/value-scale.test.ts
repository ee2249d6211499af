import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valueScale } from './value-scale.ts'

test('a scale begins at zero, ends at or above its largest value, and marks whole numbers', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 2, max: 6 }),
      (largest, about) => {
        const { end, marks, share } = valueScale(largest, about)
        expect(end).toBeGreaterThanOrEqual(Math.max(largest, 1))
        expect(marks[0]).toBe(0)
        expect(marks.at(-1)).toBe(end)
        expect(marks.length).toBeGreaterThanOrEqual(2)
        expect(marks.every(Number.isInteger)).toBe(true)
        expect(share(0)).toBe(0)
        // Linear: a value and its double are one length and twice that length.
        expect(share(2 * largest)).toBeCloseTo(2 * share(largest))
      },
    ),
  )
})
