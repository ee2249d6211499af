/** Height of the water at the highest level of the scale, in units of the drawing. */
const full = 500

/** Every column of a row on one scale: 200 in a hundred fit, or the highest level if that is more. */
export const highest = (levels: readonly number[]) => Math.max(200, ...levels)

/** How high the water stands at a level, where `most` is the highest of the scale. */
export const heightAt = (level: number, most: number) => (level * full) / most
