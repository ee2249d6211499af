/** A length of a drawing to so many decimals, with no zeros at their end: fewer characters of a path. */
export const rounded = (length: number, decimals: number): number =>
  Number(length.toFixed(decimals))

/** A length in metres. */
export const toMillimetre = (metres: number): number => rounded(metres, 3)
