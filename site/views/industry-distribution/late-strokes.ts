/** Strokes that stand to the right of the last late one in its row, so that a label fits below. */
const after = 12

/** The numbers of the late strokes, counted from 0: side by side, near the end of the wall. */
export function lateStrokes(count: number, late: number): readonly number[] {
  const last = count - 1 - Math.min(after, count - late)
  return Array.from({ length: late }, (_, index) => last - late + 1 + index)
}

/** Of these strokes, the first and the last in the last row, between which the label reads on. */
export function lateInLastRow(
  strokes: readonly number[],
  count: number,
  across: number,
): readonly [first: number, last: number] | undefined {
  const row = strokes.filter((stroke) => stroke >= count - across)
  const [first, last] = [row[0], row.at(-1)]
  return first === undefined || last === undefined ? undefined : [first, last]
}
