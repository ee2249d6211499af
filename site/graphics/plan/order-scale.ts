import { roundMarks } from './axis.ts'

/** A scale of containers a month, long enough for the order's range and for the plan; what is far more leaves the sheet. */
export function orderScale(containers: number, range: readonly [number, number], most: number) {
  const end = Math.ceil((most * 1.2) / 10) * 10
  const place = (count: number) => Math.min(1, Math.max(0, count / end))
  return {
    end,
    beyond: containers > end,
    from: place(range[0]),
    to: place(range[1]),
    most: place(most),
    at: place(containers),
    marks: roundMarks(end, 6).map((mark) => ({ mark, at: place(mark) })),
  }
}
