/** A size as people say it, in decimal units: `118 KB`, `2.4 MB`. */
export function spokenSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
