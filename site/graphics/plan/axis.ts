/** Marks of a linear axis from 0: the finest of 1, 2 and 5 times a power of ten that leaves at most `most` of them. */
export function roundMarks(end: number, most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(end / most))
  const step = [1, 2, 5, 10].map((part) => part * power).find((size) => end / size <= most)
  return marksBy(step ?? 10 * power, end)
}

/** Steps of a calendar, in days: weeks, four weeks, a quarter, a year. */
const daySteps = [7, 14, 28, 56, 84, 168, 364] as const

/** Marks of an axis of days. */
export function dayMarks(end: number, most: number): number[] {
  const step = daySteps.find((size) => end / size <= most) ?? 2 * daySteps[6]
  return marksBy(step, end)
}

function marksBy(step: number, end: number): number[] {
  return Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, at) => at * step)
}
