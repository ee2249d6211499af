import { expect, test } from 'vitest'
import { needFigures } from '../../figures/need-figures.ts'
import { cell, counted, heightOf, laidOn, sheet } from './cells.ts'

const { stressedRegions, lostThroughLeakage, urbanShare, industrialGrowth } = needFigures

/** Area of the upright rectangles in a path: `h` and `v` name their sides. */
function areaOf(path: string): number {
  return [...path.matchAll(/h([\d.]+)v([\d.]+)/g)].reduce(
    (sum, [, width, height]) => sum + Number(width) * Number(height),
    0,
  )
}

/** Length of the level lines in a path. */
function lengthOf(path: string): number {
  return [...path.matchAll(/h([\d.]+)/g)].reduce((sum, [, width]) => sum + Number(width), 0)
}

test.each([stressedRegions, lostThroughLeakage, urbanShare])(
  '$key marks as many cells as per cent',
  ({ value }) => {
    expect(areaOf(counted(value)) / (cell.width * cell.height)).toBeCloseTo(value, 6)
  },
)

test.each([industrialGrowth.value, 137, 50])(
  'a growth of %i %% lays on as many cells',
  (percent) => {
    expect(lengthOf(laidOn(percent)) / cell.width).toBeCloseTo(percent, 6)
    expect(heightOf(percent)).toBeGreaterThanOrEqual(Math.floor(percent / 100) * sheet.height)
  },
)
