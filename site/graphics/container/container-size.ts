/**
 * A 20-foot container in metres: outer length, width and height, and the least inner
 * ones, all from ISO 668 (type 1CC).
 */
export const outer = { length: 6.06, width: 2.44, height: 2.59 }
export const inner = { length: 5.87, width: 2.33, height: 2.35 }
