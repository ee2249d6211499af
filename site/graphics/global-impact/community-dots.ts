import { coastRings, isInside, maskOf, type Point, type Ring } from '../world/land-mask.ts'
import { equalArea, sheet } from '../world/projection.ts'

type Place = readonly [longitude: number, latitude: number]

/** Drawn by hand round land, through open sea: no border is meant. */
const outlines: readonly { outline: readonly Place[]; name: Place }[] = [
  {
    outline: [
      [-20, 37],
      [-2, 36],
      [10, 38],
      [12, 35],
      [20, 34],
      [32, 32],
      [34, 28],
      [43.2, 12.3],
      [52, 13],
      [55, -30],
      [20, -40],
      [-20, -20],
    ],
    name: [-30.5, -1],
  },
  {
    outline: [
      [64, 24],
      [67, 5],
      [90, -14],
      [110, -42],
      [150, -50],
      [179, -50],
      [179, -10],
      [150, 20],
      [147, 46],
      [136, 47],
      [131, 43],
      [124, 53],
      [116, 50],
      [98, 51],
      [88, 49],
      [80, 43],
      [74, 37.5],
      [68, 37],
      [64, 30],
    ],
    name: [68, -20],
  },
  {
    outline: [
      [-164, 71],
      [-164, 52],
      [-130, 40],
      [-120, 18],
      [-95, -5],
      [-85, -30],
      [-80, -56],
      [-62, -56],
      [-30, -10],
      [-50, 20],
      [-50, 48],
      [-60, 60],
      [-66, 66],
      [-80, 71],
    ],
    name: [-132, 2],
  },
  {
    outline: [
      [-11, 36],
      [-2, 36],
      [10, 38],
      [12, 36],
      [20, 34.5],
      [32, 33],
      [34.3, 28],
      [43.2, 12.2],
      [52, 13],
      [60.5, 23],
      [60.5, 37],
      [54, 38],
      [50, 44],
      [48, 47],
      [56, 52],
      [58, 66],
      [30, 72],
      [10, 72],
      [-11, 60],
    ],
    name: [70, 63],
  },
]

/** A pitch is tried with so many shifts of its grid in each direction. */
const shifts = 8

export type Region = { dots: readonly Point[]; name: Point }

/**
 * As many dots as communities are stated, on the land of each region: a hexagonal grid that is
 * made finer, and shifted, until exactly this many of its points fall on land. Nothing else says
 * where a dot stands.
 */
export function communityDots(counts: readonly number[]): readonly Region[] {
  const projection = equalArea()
  const onSheet = (place: Place): Point => projection([...place]) ?? [0, 0]
  const land = maskOf(coastRings(projection), sheet)
  return outlines.map(({ outline, name }, index) => {
    const ring = outline.map(onSheet)
    const region = maskOf([ring], sheet)
    const within = (point: Point) => isInside(region, point) && isInside(land, point)
    return { dots: exactly(counts[index] ?? 0, ring, within), name: onSheet(name) }
  })
}

function exactly(count: number, ring: Ring, within: (point: Point) => boolean): readonly Point[] {
  const [left, right] = extent(ring.map(([x]) => x))
  const [top, bottom] = extent(ring.map(([, y]) => y))
  for (let pitch = 40; pitch > 6; pitch -= 0.25) {
    for (let shift = 0; shift < shifts ** 2; shift += 1) {
      const corner: Point = [
        left + ((shift % shifts) / shifts) * pitch,
        top + (Math.floor(shift / shifts) / shifts) * pitch,
      ]
      const dots = grid(pitch, corner, [right, bottom]).filter(within)
      if (dots.length === count) return dots
    }
  }
  throw new Error(`No grid puts exactly ${count} dots on the land of a region`)
}

/** A hexagonal grid from one corner to the other. */
function grid(pitch: number, [left, top]: Point, [right, bottom]: Point): Point[] {
  const rise = pitch * Math.sin(Math.PI / 3)
  const rows = Math.ceil((bottom - top) / rise)
  const columns = Math.ceil((right - left) / pitch)
  return Array.from({ length: rows * columns }, (_, at) => {
    const row = Math.floor(at / columns)
    return [left + ((at % columns) + (row % 2) / 2) * pitch, top + row * rise] as const
  })
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
