/** A figure that can be counted up: `prefix` and `suffix` are the specification's own letters. */
export type Count = { value: number; prefix?: string; suffix?: string }

/**
 * How a count reads at `reached`: a raw value of 1,000 or more is abbreviated as K,
 * M or B with one decimal (12,400,000 reads 12.4M); below that it is a whole number,
 * or has the decimals of its final value.
 */
export function formatCount({ value, prefix = '', suffix = '' }: Count, reached = value): string {
  const decimals = Number.isInteger(value) ? 0 : 1
  return prefix + abbreviate(reached, decimals) + suffix
}

function abbreviate(value: number, decimals: number): string {
  if (value >= 1e9) return `${(value / 1e9).toFixed(1)}B`
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)}M`
  if (value >= 1e3) return `${(value / 1e3).toFixed(1)}K`
  return value.toFixed(decimals)
}
