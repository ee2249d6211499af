import { describe, expect, test } from 'vitest'
import { registry } from '../../figures/registry.ts'
import { coastRings, isInside, maskOf, type Point } from '../../graphics/world/land-mask.ts'
import { regionPlates } from './RegionPlates.tsx'
import { type RegionName, regionLands } from './region-lands.ts'
import { height, placesOf, regionMap } from './region-map.ts'

const width = 500

/** How near the end of a river comes to what it runs into, in units: a coast is drawn simplified. */
const near = 9

const away = (from: Point, to: Point) => Math.hypot(from[0] - to[0], from[1] - to[1])

describe.each(Object.keys(regionLands) as RegionName[])('on the map of %s', (region) => {
  const { projection, place, course } = placesOf(region, width)
  const land = maskOf(coastRings(projection), { width, height })
  const { rivers, lakes, names } = regionLands[region]
  const onMap = ([x, y]: Point) => x > 0 && x < width && y > 0 && y < height

  test('every river runs over land, into the sea, a lake or another river', () => {
    for (const river of rivers) {
      const points = course(river)
      for (const point of points.slice(1, -1).filter(onMap)) {
        expect(isInside(land, point), `${river} at ${point}`).toBe(true)
      }
      const mouth = points.at(-1) as Point
      if (!onMap(mouth)) continue
      const others = [...rivers.filter((other) => other !== river), ...lakes].flatMap(course)
      const sea = Array.from({ length: 16 }, (_, turn): Point => {
        const angle = (turn * Math.PI) / 8
        return [mouth[0] + near * Math.cos(angle), mouth[1] + near * Math.sin(angle)]
      })
      const ends =
        sea.some((point) => !isInside(land, point)) ||
        others.some((point) => away(mouth, point) < near)
      expect(ends, `${river} ends nowhere`).toBe(true)
    }
  })

  test('every name begins on the map, with room for its letters', () => {
    for (const at of Object.values<string>(names)) {
      const [x, y] = place(at)
      expect(x > 0 && x < width - 40 && y > 25 && y < height).toBe(true)
    }
  })

  test('the ground rises in tones, and land lies under more than a third of the map', () => {
    expect(regionMap(region, width).ground.length).toBeGreaterThan(2)
    const covered = land.cells.reduce((sum, cell) => sum + cell, 0)
    expect(covered / (width * height)).toBeGreaterThan(1 / 3)
  })
})

test('maps are as wide as their people are many, whatever the figures', () => {
  const people = [registry.affectedSubSaharanAfrica, registry.affectedSouthAsia]
  for (const factor of [1, 1.3]) {
    const millions = people.map(({ value }, at) => (value / 1e6) * (at === 0 ? factor : 1))
    const plates = regionPlates(
      millions.map((each) => ({
        number: 'Plate',
        caption: 'Schematic.',
        entry: { title: 'Africa', figure: '1', label: 'people', text: '' },
        millions: each,
        map: {
          region: 'middle-east',
          title: 'Map',
          description: 'Map.',
          rivers: { tigris: 'Tigris', euphrates: 'Euphrates' },
        },
      })),
    )
    const [first = 1, second = 1] = plates.map(({ drawing }) => drawing.props.width as number)
    expect(first / second).toBeCloseTo((millions[0] ?? 1) / (millions[1] ?? 1), 2)
  }
})
