/**
 * Grains laid as a sunflower lays its seeds: each takes the same area, so the disc of so many
 * grains has the area of so many grams. The radius of a disc is `step` × √grains.
 */
export const step = 5.1

const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Grain number `from` up to `to` about a centre, as points of a path with round caps. */
export function grains(centre: number, from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index + 0.5
    const radius = step * Math.sqrt(number)
    const angle = number * goldenAngle
    const x = centre + radius * Math.cos(angle)
    const y = centre + radius * Math.sin(angle)
    return `M${x.toFixed(1)} ${y.toFixed(1)}h0`
  }).join('')
}
