/** The frame of one drawing: it just holds the largest market of all. */
export const frame = 240

/** Side of the square whose area stands for so many billion USD, on the scale of every drawing. */
export function side(billions: number, largest: number): number {
  return frame * Math.sqrt(billions / largest)
}
