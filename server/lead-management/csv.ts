/** Spreadsheets compute a cell that begins so, also behind blanks and quotes, and in the wide forms of Asian keyboards. */
const computed = /^[\s"'\u00a0\ufeff]*[=+\-@\t\r\n＝＋－＠]/u

/** Leading white space alone may hide what follows from whoever reads, and not from a spreadsheet. */
const beginsBlank = /^[\t\r\n]/

/** Tells programs, Excel before all, that the file is UTF-8. */
export const byteOrderMark = '\ufeff'

/**
 * One record of a CSV file (RFC 4180), its line break included. A text that a spreadsheet would take for
 * a formula gets an apostrophe in front, which shows it as the text it is; numbers stay numbers.
 */
export function csvRecord(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const harmless = computed.test(cell) || beginsBlank.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
