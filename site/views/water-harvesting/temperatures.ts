/** The trace of temperatures, from its warmest line to its coldest. */
const trace = { top: 40, foot: 172 }

/** The scale of the trace: even steps around the band and what it may stray in transit. */
export function temperaturesOf(band: readonly [number, number], spreads: readonly number[]) {
  const [cold, warm] = band
  const middle = (cold + warm) / 2
  const most = Math.max(warm, ...spreads.map((spread) => middle + spread))
  const least = Math.min(cold, ...spreads.map((spread) => middle - spread))
  const step = 2 * Math.max(1, Math.ceil((most - least) / 6))
  const first = step * Math.floor(least / step)
  const count = Math.ceil((most - first) / step) + 1
  const degrees = Array.from({ length: count }, (_, at) => first + at * step)
  const pitch = (trace.foot - trace.top) / (step * (count - 1))
  return { middle, degrees, level: (degree: number) => trace.foot - (degree - first) * pitch }
}
