import { outer } from '../../graphics/container/container-size.ts'
import { rounded } from '../../graphics/geometry/rounded.ts'

/** Metres along the container, into the drawing, and above the ground. */
export type Place = readonly [along: number, into: number, up: number]

/** Where a place falls on the sheet, in units of the drawing. */
export type Projection = (place: Place) => readonly [x: number, y: number]

/** How far one metre of depth runs to the right and upwards, in metres of the front. */
const oblique = { right: 0.44, up: 0.275 }

/** An oblique projection: the long side stands as it is, depth runs up to the right. */
export function projection(corner: readonly [number, number], metre: number): Projection {
  return ([along, into, up]) => [
    rounded(corner[0] + (along + into * oblique.right) * metre, 1),
    rounded(corner[1] - (up + into * oblique.up) * metre, 1),
  ]
}

/** A line through places, as a path. */
export function line(to: Projection, ...places: readonly Place[]): string {
  return `M${places.map((place) => to(place).join(' ')).join('L')}`
}

const { length, width, height } = outer

/** The edges of the box: those in sight, and the three that meet in its far lower corner. */
export function edges(to: Projection): { seen: string; hidden: string } {
  return {
    seen:
      `${line(to, [0, 0, 0], [length, 0, 0], [length, 0, height], [0, 0, height])}z` +
      line(to, [0, 0, height], [0, width, height], [length, width, height], [length, 0, height]) +
      line(to, [length, width, height], [length, width, 0], [length, 0, 0]),
    hidden:
      line(to, [0, 0, 0], [0, width, 0], [length, width, 0]) +
      line(to, [0, width, 0], [0, width, height]),
  }
}

/** The folds of the long wall in front and of the roof, so fine that the wall stays glass. */
export function folds(to: Projection): string {
  return Array.from({ length: 20 }, (_, index) => 0.3 + index * 0.287)
    .map(
      (along) =>
        line(to, [along, 0, 0.16], [along, 0, height - 0.1]) +
        line(to, [along, 0.08, height], [along, width - 0.08, height]),
    )
    .join('')
}

/** Two leaves with their four locking rods. */
export function doors(to: Projection): string {
  const rods = [0.3, 0.92, 1.52, 2.14].map((into) =>
    line(to, [length, into, 0.1], [length, into, height - 0.1]),
  )
  return line(to, [length, width / 2, 0], [length, width / 2, height]) + rods.join('')
}
