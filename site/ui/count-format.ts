/** A figure that can be counted up: `prefix` and `suffix` are the specification's own letters. */
export type Count = {
  value: number
  prefix?: string
  suffix?: string
  /** As another language than English writes it: the counting knows English letters alone. */
  said?: string
}

/** Below this a count is read at one glance: counting it up would only delay it. */
const leastCounted = 20

/** What the letter of a short form stands for: 2 and `B+` are 2,000,000,000. */
const letters = [
  ['B', 1e9],
  ['M', 1e6],
  ['K', 1e3],
] as const

/** Whether a count is counted up, whatever stands beside it. */
export function countsUp({ value, suffix = '', said }: Count): boolean {
  if (said) return false
  const [, size = 1] = letters.find(([letter]) => suffix.startsWith(letter)) ?? []
  return value * size >= leastCounted
}

/**
 * How a count reads in full: a raw value of 1,000 or more is abbreviated as K, M or B with one decimal
 * (12,400,000 reads 12.4M); below that it is a whole number, or has one decimal where its value has.
 */
export function formatCount({ value, prefix = '', suffix = '', said }: Count): string {
  return said ?? prefix + abbreviate(value, Number.isInteger(value) ? 0 : 1) + suffix
}

/** How it reads on its way up, at `reached`: `0.4B+` of `2B+`. It never reads nought. */
export function formatReached({ prefix = '', suffix = '' }: Count, reached: number): string {
  const decimals = /^[KMB]/.test(suffix) ? 1 : 0
  return prefix + abbreviate(Math.max(reached, 10 ** -decimals), decimals) + suffix
}

function abbreviate(value: number, decimals: number): string {
  const [letter = '', size = 1] = letters.find(([, least]) => value >= least) ?? []
  return (value / size).toFixed(letter ? 1 : decimals) + letter
}
