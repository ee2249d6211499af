import {
  coastRings,
  isInside,
  maskOf,
  type Point,
  type Ring,
} from '../../graphics/world/land-mask.ts'
import { equalArea, sheet } from '../../graphics/world/projection.ts'

type Place = readonly [longitude: number, latitude: number]

/** Drawn by hand round land, through open sea: no border is meant. */
const outlines = {
  africa: {
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
  asiaPacific: {
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
  americas: {
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
  europe: {
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
    name: [-51, 63],
  },
} as const satisfies Record<string, { outline: readonly Place[]; name: Place }>

/** A region of the map. */
export type WorldRegion = keyof typeof outlines

/** A pitch is tried with so many shifts of its grid in each direction. */
const shifts = 5

/** Distance of the points at which the area of a region is measured. */
const sample = 4

/** Distance that dots keep from the edge of the sheet. */
const edge = 6

export type Region = {
  dots: readonly Point[]
  /** From a dot to its nearest neighbour. */
  pitch: number
  name: Point
}

export type Counted = { id: WorldRegion; communities: number }

/**
 * As many dots as a region has communities at least, on its land: a hexagonal grid that is made
 * finer, and shifted, until exactly this many of its points fall on land. Nothing else says where
 * a dot stands.
 */
export function communityDots(regions: readonly Counted[]): readonly Region[] {
  const projection = equalArea()
  const onSheet = (place: Place): Point => projection([...place]) ?? [0, 0]
  const land = maskOf(coastRings(projection), sheet)
  return regions.map(({ id, communities }) => {
    const { outline, name: nameAt } = outlines[id]
    const ring = outline.map(onSheet)
    const region = maskOf([ring], sheet)
    const within = (point: Point) =>
      isOnSheet(point) && isInside(region, point) && isInside(land, point)
    return { ...exactly(communities, ring, within), name: onSheet(nameAt) }
  })
}

/** Clear of the edge, so that a dot is drawn whole. */
const isOnSheet = ([x, y]: Point) =>
  x > edge && x < sheet.width - edge && y > edge && y < sheet.height - edge

function exactly(count: number, ring: Ring, within: (point: Point) => boolean) {
  const [left, right] = extent(ring.map(([x]) => x))
  const [top, bottom] = extent(ring.map(([, y]) => y))
  const points = (pitch: number, [x, y]: Point) =>
    grid(pitch, [left + x * pitch, top + y * pitch], [right, bottom]).filter(within)
  const area = points(sample, [0, 0]).length * sample ** 2
  const expected = Math.sqrt(area / count / Math.sin(Math.PI / 3))
  let closest: readonly Point[] = []
  let pitch = expected * 1.06
  for (; pitch > expected * 0.92; pitch -= expected / 200) {
    for (let shift = 0; shift < shifts ** 2; shift += 1) {
      const dots = points(pitch, [(shift % shifts) / shifts, Math.floor(shift / shifts) / shifts])
      if (dots.length === count) return { dots, pitch }
      if (dots.length > count && (closest.length === 0 || dots.length < closest.length)) {
        closest = dots
      }
    }
  }
  return { dots: thinned(closest, count), pitch }
}

/** Where no grid comes out even: the surplus is left out at equal distances in its order. */
function thinned(dots: readonly Point[], count: number): readonly Point[] {
  return Array.from(
    { length: count },
    (_, at) => dots[Math.floor((at * dots.length) / count)],
  ).filter((dot) => dot !== undefined)
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
