/** How many bottles one drawn bottle stands for. */
export const bottlesPerMark = 2000

/** Distance from one drawn bottle to the next, the same in every row: the longer row holds more. */
export const pitch = 34

/** A bottle of a litre, in units of the drawing; others are larger or smaller in all three directions. */
const litreBottle = { height: 78, width: 24 }

/** Size of a bottle drawn to scale with its neighbours: content grows with the cube of its height. */
export function bottleSize(litres: number): { height: number; width: number } {
  const scale = Math.cbrt(litres)
  return { height: litreBottle.height * scale, width: litreBottle.width * scale }
}

/** Whole bottles drawn, and what is left over as a share of one more. */
export function marksFor(bottles: number): { whole: number; rest: number } {
  const marks = bottles / bottlesPerMark
  const whole = Math.floor(marks + 1e-6)
  return { whole, rest: Math.max(0, marks - whole) }
}

/** How much of the sheet a row of so many bottles takes. */
export function rowLength(bottles: number): number {
  return (bottles / bottlesPerMark) * pitch
}
