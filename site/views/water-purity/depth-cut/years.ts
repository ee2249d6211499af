/** How long water stays in a layer, in years; null for what lies above the scale. */
export type Span = readonly [from: number, to: number] | null

export type Depth = {
  /** Height of the whole cut, in decades: one decade is a step of ten in years. */
  total: number
  /** Where the scale begins, in decades below the top. */
  start: number
  /** The first and the last year of the scale; the first is a power of ten. */
  first: number
  last: number
  /** Top and height of each layer, in decades. */
  layers: readonly { top: number; height: number }[]
}

/** A layer whose time is not given has a height, but none of the scale. */
const untimed = 0.8
/** Ground below the last year, where the water leaves. */
const tail = 0.24

/**
 * Lays layers of growing durations on one logarithmic scale. Where two spans leave a gap,
 * their border lies in the middle of it: the geometric mean of its ends.
 */
export function depthOf(spans: readonly Span[]): Depth {
  const timed = spans.filter((span) => span !== null)
  const start = untimed * (spans.length - timed.length)
  if (timed.length === 0) throw new Error('A cut needs at least one layer with a duration.')
  const first = 10 ** Math.floor(Math.log10(Math.min(...timed.flat())))
  const last = Math.max(...timed.flat())
  const total = start + Math.log10(last / first) + tail
  let top = 0
  const layers = spans.map((span, index) => {
    const next = spans[index + 1]
    const foot =
      span === null
        ? top + untimed
        : next
          ? start + Math.log10(Math.sqrt(span[1] * next[0]) / first)
          : total
    const layer = { top, height: foot - top }
    top = foot
    return layer
  })
  return { total, start, first, last, layers }
}

/** Where a year stands, in decades below the top of the cut. */
export function levelOf(year: number, depth: Depth): number {
  return depth.start + Math.log10(year / depth.first)
}
