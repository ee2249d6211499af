import { rounded } from '../../graphics/geometry/rounded.ts'

/** The stream that divides: so many hair-fine ends, as wide together as the stream before. */
export type Branching = {
  count: number
  /** Where the stream lies: the middle of all ends. */
  middle: number
  /** Distance from end to end while they are one stream, and where they lie apart. */
  pitch: readonly [together: number, apart: number]
  /** Along the stream: where it begins, divides, lies apart, draws together, is one again and ends. */
  along: readonly [number, number, number, number, number, number]
}

/** Across the stream, the place of each end where they lie apart. */
export function endsOf({ count, middle, pitch }: Branching): number[] {
  return Array.from({ length: count }, (_, end) => middle + (end - (count - 1) / 2) * pitch[1])
}

/** One path for all ends. `across` draws them from left to right, otherwise from top to bottom. */
export function branchesPath(branching: Branching, across: boolean): string {
  const { count, middle, pitch, along } = branching
  const [begins, divides, apart, gathers, joins, stops] = along
  const point = (length: number, side: number) =>
    across
      ? `${rounded(length, 1)} ${rounded(side, 1)}`
      : `${rounded(side, 1)} ${rounded(length, 1)}`
  return endsOf(branching)
    .map((out, end) => {
      const home = middle + (end - (count - 1) / 2) * pitch[0]
      const halfOut = (divides + apart) / 2
      const halfHome = (gathers + joins) / 2
      return [
        `M${point(begins, home)}`,
        `L${point(divides, home)}`,
        `C${point(halfOut, home)} ${point(halfOut, out)} ${point(apart, out)}`,
        `L${point(gathers, out)}`,
        `C${point(halfHome, out)} ${point(halfHome, home)} ${point(joins, home)}`,
        `L${point(stops, home)}`,
      ].join('')
    })
    .join('')
}
