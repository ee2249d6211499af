type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor asked for less data, or has a connection so slow that it comes to the same. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '')
}
