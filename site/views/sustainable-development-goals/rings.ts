/** Every drop stands in a frame of one size, so that rings compare across the four. */
export const frame = 300
export const centre = frame / 2
/** The outermost ring, in units of the drawing. */
const outermost = 132

/** The rings of a frame that has so many, evenly spaced. */
export const radiusOf = (ring: number, most: number) => (ring * outermost) / most

/** An arc from the top, clockwise, over this part of the circle. */
export function arc(radius: number, part: number): string {
  const turn = part * 2 * Math.PI
  const [x, y] = [centre + radius * Math.sin(turn), centre - radius * Math.cos(turn)]
  const large = part > 0.5 ? 1 : 0
  return `M${centre} ${centre - radius}A${radius} ${radius} 0 ${large} 1 ${x.toFixed(1)} ${y.toFixed(1)}`
}
