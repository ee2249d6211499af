import { expect, test } from 'vitest'
import { registry } from '../../figures/registry.ts'
import { sheet } from '../../graphics/world/projection.ts'
import { communityDots } from './community-dots.ts'

const counted = [
  { id: 'africa', communities: registry.communitiesAfrica.value },
  { id: 'asiaPacific', communities: registry.communitiesAsiaPacific.value },
  { id: 'americas', communities: registry.communitiesAmericas.value },
  { id: 'europe', communities: registry.communitiesEurope.value },
] as const
const regions = communityDots(counted)

test('each region has exactly as many dots as communities, whatever their number', () => {
  for (const factor of [1, 1.02, 3]) {
    const grown = counted.map(({ id, communities }) => ({
      id,
      communities: Math.round(communities * factor),
    }))
    expect(communityDots(grown).map(({ dots }) => dots.length)).toEqual(
      grown.map(({ communities }) => communities),
    )
  }
})

test('a region keeps its place when another is left out', () => {
  const [, ...others] = counted
  expect(communityDots(others)).toEqual(regions.slice(1))
})

test('every dot can be counted: all stand on the sheet, none nearer to another than the pitch', () => {
  for (const { dots, pitch } of regions) {
    for (const [x, y] of dots) {
      expect(x > 5 && x < sheet.width - 5 && y > 5 && y < sheet.height - 5).toBe(true)
    }
    const nearest = dots.map(([x, y], index) =>
      Math.min(
        ...dots.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
      ),
    )
    expect(Math.min(...nearest)).toBeGreaterThan(pitch - 0.01)
  }
})

test('dots of neighbouring regions do not touch', () => {
  for (const [index, { dots }] of regions.entries()) {
    const others = regions.slice(index + 1).flatMap((region) => region.dots)
    const away = dots.flatMap(([x, y]) =>
      others.map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
    )
    expect(Math.min(...away)).toBeGreaterThan(10)
  }
})

test('names stand clear of the dots that they begin beside', () => {
  const dots = regions.flatMap((region) => region.dots)
  for (const { name } of regions) {
    const away = dots.map(([x, y]) => Math.hypot(x - name[0], y - name[1]))
    expect(Math.min(...away)).toBeGreaterThan(10)
  }
})
