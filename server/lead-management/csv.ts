/**
 * Where a cell begins, whatever sign a reader parts at besides our comma, and what begins a formula there: also behind
 * blanks and quotes, and in the wide forms of Asian keyboards. White space at the beginning of a text may hide what
 * follows from whoever reads, and not from a spreadsheet.
 */
const computed = /(?:^|(?<=[;\t\r\n]))(?=[\s"'\u00a0\ufeff]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu

/** Tells programs, Excel before all, that the file is UTF-8. */
export const byteOrderMark = '\ufeff'

/**
 * One record of a CSV file (RFC 4180), its line break included. What a spreadsheet would take for a formula, also one
 * that parts at semicolons, tabs or every line break, gets an apostrophe in front, which shows it as the text it is;
 * numbers stay numbers.
 */
export function csvRecord(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const harmless = cell.replace(computed, "'")
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
