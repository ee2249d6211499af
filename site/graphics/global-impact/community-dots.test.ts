import { expect, test } from 'vitest'
import { sheet } from '../world/projection.ts'
import { communityDots } from './community-dots.ts'

const counts = [150, 200, 100, 75]
const regions = communityDots(counts)

test('each region has exactly as many dots as communities are stated', () => {
  expect(regions.map(({ dots }) => dots.length)).toEqual(counts)
})

test('every dot can be counted: all stand on the sheet, none touches another', () => {
  const dots = regions.flatMap((region) => region.dots)
  for (const [x, y] of dots) {
    expect(x > 5 && x < sheet.width - 5 && y > 5 && y < sheet.height - 5).toBe(true)
  }
  const nearest = dots.map(([x, y], index) =>
    Math.min(
      ...dots.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
    ),
  )
  expect(Math.min(...nearest)).toBeGreaterThan(10)
})

test('names stand clear of the dots that they begin beside', () => {
  const dots = regions.flatMap((region) => region.dots)
  for (const { name } of regions) {
    const away = dots.map(([x, y]) => Math.hypot(x - name[0], y - name[1]))
    expect(Math.min(...away)).toBeGreaterThan(10)
  }
})
