/** A number of a drawing to so many decimals, with no zeros at their end: fewer characters of a path. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

/** A length in metres, to the millimetre. */
export const toMillimetre = (metres: number): number => rounded(metres, 3)
