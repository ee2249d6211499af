/** Where the floor's upper side lies above the ground, in metres. */
export const floorHeight = 0.16

/**
 * A filled bladder seen from the side, lying between two walls: flat below, round
 * at its ends, level above. In metres from its lower left corner, upwards negative.
 */
export function bladder(length: number, height: number): string {
  const h = height
  return (
    `M.42 0C.12 0 .03-.26 .03-${(h * 0.5).toFixed(3)}S.2-${h.toFixed(3)} .8-${h.toFixed(3)}` +
    `H${(length - 0.8).toFixed(3)}C${(length - 0.2).toFixed(3)}-${h.toFixed(3)} ` +
    `${(length - 0.03).toFixed(3)}-${(h * 0.78).toFixed(3)} ` +
    `${(length - 0.03).toFixed(3)}-${(h * 0.5).toFixed(3)}S${(length - 0.12).toFixed(3)} 0 ` +
    `${(length - 0.42).toFixed(3)} 0Z`
  )
}
