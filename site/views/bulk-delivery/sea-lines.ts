import { curveCatmullRom, line } from 'd3-shape'
import { seaPort } from '../../../contract/sea-ports/sea-ports.ts'
import { chart } from '../../graphics/world/projection.ts'

type Place = readonly [longitude: number, latitude: number]
type Point = readonly [x: number, y: number]

/** Off the south coast of Iceland, where no harbour is meant. */
const start: Place = [-19.5, 62.4]

/** Inland, so that the island around it can be found. */
export const iceland: [number, number] = [-18.5, 65]

type Course = {
  /** Drawn through open water by eye. */
  places: readonly Place[]
  /** Where it ends, by its UN/LOCODE: a port that ships do call at, and no name on the map. */
  port: string
  /** Where the region's name begins: on open land or open sea, so that no coast crosses it. */
  name: Place
  /** The corner of a window 4 wide and 5 high that shows the whole line, and its width. */
  window: readonly [x: number, y: number, width: number]
}

/** In the order of `regions` in `bulk-delivery-sections.ts`: Africa, Asia-Pacific, the Americas, Europe & Middle East. */
const courses: readonly Course[] = [
  {
    places: [start, [-25, 50], [-26, 32], [-24, 16], [-17, 4], [-8, 2]],
    port: 'CIABJ',
    name: [11.5, 1],
    window: [400, 24, 330],
  },
  {
    places: [
      start,
      [-29, 46],
      [-33, 20],
      [-24, -8],
      [2, -36],
      [30, -42],
      [60, -35],
      [84, -25],
      [103, -9],
    ],
    port: 'IDTPP',
    name: [57, -11],
    window: [425, -70, 640],
  },
  {
    places: [start, [-30, 57], [-44, 46], [-60, 40]],
    port: 'USNYC',
    name: [-121, 45],
    window: [268, 14, 304],
  },
  {
    places: [
      start,
      [-18, 54],
      [-14.5, 45],
      [-11.5, 39],
      [-8, 36],
      [-2, 36],
      [5, 38],
      [11.5, 37.4],
      [18, 35],
      [25.5, 33.5],
    ],
    port: 'EGPSD',
    name: [37.5, 31.5],
    window: [490, 14, 256],
  },
]

type SeaLine = {
  path: string
  arrow: string
  name: Point
  /** As a view box. */
  window: string
}

const smooth = line<Point>().curve(curveCatmullRom.alpha(0.5)).digits(1)

export function seaLines(): { start: Point; lines: readonly SeaLine[] } {
  const project = chart()
  const onSheet = (place: Place): Point => project([...place]) ?? [0, 0]
  return {
    start: onSheet(start),
    lines: courses.map(({ places, port, name, window: [x, y, width] }) => {
      const points = [...places, placeOf(port)].map(onSheet)
      const end = points.at(-1) ?? [0, 0]
      return {
        path: smooth(points) ?? '',
        arrow: openArrow(points.at(-2) ?? end, end),
        name: onSheet(name),
        window: `${x} ${y} ${width} ${width * 1.25}`,
      }
    }),
  }
}

function placeOf(code: string): Place {
  const port = seaPort(code)
  if (!port) throw new Error(`No port ${code}`)
  return [port.lon, port.lat]
}

/** Two strokes that meet at the end: a head that says where to, and leaves the place open. */
function openArrow(before: Point, end: Point): string {
  const heading = Math.atan2(end[1] - before[1], end[0] - before[0])
  const barb = (turn: number) =>
    [end[0] - 15 * Math.cos(heading + turn), end[1] - 15 * Math.sin(heading + turn)]
      .map((value) => value.toFixed(1))
      .join(' ')
  return `M${barb(0.5)}L${end.map((value) => value.toFixed(1)).join(' ')}L${barb(-0.5)}`
}
