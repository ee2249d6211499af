/** How far the heaviest of a page's minerals may reach on its pan, in units of the drawing. */
const reach = 125

/** Grains of the square that says how much area a weight takes. */
export const scaleGrams = 100

/** Distance that makes a disc of the most grams reach as far as it may; the same on every pan of a page. */
export function stepFor(most: readonly number[]): number {
  return reach / Math.sqrt(Math.max(...most))
}

/** Radius of the disc that so many grains fill. */
export const radiusOf = (grams: number, step: number) => step * Math.sqrt(grams)

/** Side of the square of the same area. */
export const sideOf = (grams: number, step: number) => step * Math.sqrt(grams * Math.PI)

const goldenAngle = Math.PI * (3 - Math.sqrt(5))

export type Grain = readonly [x: number, y: number]

/**
 * Grains laid as a sunflower lays its seeds: each takes the same area, so the disc of so many
 * grains has the area of so many grams. Grain number `from` up to `to` about a centre.
 */
export function grains(centre: number, from: number, to: number, step: number): Grain[] {
  return Array.from({ length: Math.round(to) - Math.round(from) }, (_, index) => {
    const number = Math.round(from) + index + 0.5
    const radius = step * Math.sqrt(number)
    const angle = number * goldenAngle
    return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)] as const
  })
}

/** Grains as points of a path with round caps. */
export function pointsPath(points: readonly Grain[]): string {
  return points.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')
}
