type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Whether the visitor asked for less data, or has a connection so slow that it comes to the same: `3g` means at most
 * 700 kilobits a second (Network Information API), less than our loops need.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || /[23]g/.test(connection?.effectiveType ?? '')
}
