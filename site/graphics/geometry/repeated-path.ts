/** A part of a path so many times, each begun by a move from the end of the one before. */
export const repeatedPath = (count: number, part: string, move: string): string =>
  Array.from({ length: count }, () => part).join(move)
