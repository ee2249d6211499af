/** The frame of one drawing, and the largest market it must hold: both for all of them. */
export const frame = 240
const largest = 850

/** Side of the square whose area stands for so many billion USD, on the scale of every drawing. */
export function side(billions: number): number {
  return frame * Math.sqrt(billions / largest)
}
