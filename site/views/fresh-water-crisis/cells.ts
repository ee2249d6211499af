/** Ten by ten cells of 20 × 10 units: one cell is one per cent. */
export const cell = { width: 20, height: 10 }
export const sheet = { width: 200, height: 100, gap: 5 }

/** The hundred cells of a sheet: each row one dashed line, with a hair of paper between the cells. */
export function rows(top: number, count = 10): string {
  return Array.from(
    { length: count },
    (_, row) => `M0 ${top + (row + 0.5) * cell.height}h${sheet.width}`,
  ).join('')
}

/** How high the sheets stand that so many more per cent lay on the first, gaps included. */
export function heightOf(percent: number): number {
  const full = Math.floor(percent / 100)
  const part = Math.ceil((percent % 100) / 10) * cell.height
  return full * (sheet.height + sheet.gap) + (part && part + sheet.gap)
}

/** So many more cells: sheets, each a hair above the one below, the begun one on top filled from its ground. */
export function laidOn(percent: number): string {
  const full = Math.floor(percent / 100)
  const top = heightOf(percent)
  const sheets = Array.from({ length: full }, (_, index) =>
    rows(top - (index + 1) * (sheet.height + sheet.gap)),
  )
  const foot = top - full * (sheet.height + sheet.gap) - sheet.gap
  const whole = Math.floor((percent % 100) / 10)
  const begun = Math.round(percent % 10) * cell.width
  const part = rows(foot - whole * cell.height, whole)
  const last = begun ? `M0 ${foot - (whole + 0.5) * cell.height}h${begun}` : ''
  return sheets.join('') + part + last
}

/** The area of so many cells, filled from the ground up, a begun row from the left. */
export function counted(percent: number): string {
  const full = Math.floor(percent / 10) * cell.height
  const begun = (percent % 10) * cell.width
  const top = sheet.height - full
  return `M0 ${top}h${sheet.width}v${full}H0z${begun ? `M0 ${top - cell.height}h${begun}v${cell.height}H0z` : ''}`
}
