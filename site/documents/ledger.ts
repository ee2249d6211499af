import type { Cell, Part } from '../content/documents/document-words.ts'
import { rule } from './frame.ts'
import { measure, sheet } from './paper.ts'
import { makeRoom, type PdfWriter, tagged, unspoken, within } from './pdf-writer.ts'
import { heightOf, type Style, styles, widthOf, write } from './type.ts'

type Ledger = Omit<Extract<Part, { kind: 'ledger' }>, 'kind'> & {
  /** Small, for lists to look up rather than to read. */
  dense?: boolean
}

const gap = 14

/** Its columns in place, its rows with their heights, all in points. */
function layOut(doc: PDFKit.PDFDocument, { columns, rows, dense }: Ledger) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const room = measure - gap * (columns.length - 1)
  let x = sheet.left
  const places = columns.map((column) => {
    const place = { ...column, x, width: (room * column.share) / shares }
    x += place.width + gap
    return place
  })
  const styleAt = (index: number): Style =>
    index === 0 || places[index]?.figures
      ? dense
        ? styles.entry
        : styles.term
      : dense
        ? styles.note
        : styles.body
  const pad = dense ? 3.4 : 7
  const heightAt = (cell: Cell, index: number) =>
    typeof cell === 'string'
      ? heightOf(doc, cell, styleAt(index), places[index]?.width ?? 0)
      : cell.values.length * styles.value.size * styles.value.leading
  const lines = rows.map((record) => {
    const cells = columns.map(({ key }) => record[key] ?? '')
    return { cells, height: Math.max(...cells.map(heightAt)) + 2 * pad + 1 }
  })
  return { places, lines, styleAt, pad }
}

/** What a table takes with its headings and its caption; of a long one, its first rows. */
export function ledgerHeight({ doc }: PdfWriter, ledger: Ledger, most: number): number {
  const { lines } = layOut(doc, ledger)
  const shown = lines.slice(0, most).reduce((sum, { height }) => sum + height, 18)
  const { caption } = ledger
  const below = caption ? 18 + heightOf(doc, caption, styles.note, measure * 0.8) : 8
  return lines.length > most ? shown : shown + below
}

/** A ruled table with a row of headings that returns on every page; figures stand right. */
export function setLedger(writer: PdfWriter, ledger: Ledger): void {
  const { doc } = writer
  const { caption } = ledger
  const { places, lines, styleAt, pad } = layOut(doc, ledger)
  within(writer, 'Table', (table) => {
    makeRoom(table, (lines[0]?.height ?? 0) + 48)
    setHead(table, places, 'first')
    for (const { cells, height } of lines) {
      if (table.y + height > sheet.bottom) {
        makeRoom(table, height + 40)
        setHead(table, places, 'again')
      }
      const { y } = table
      within(table, 'TR', (line) => {
        cells.forEach((cell, index) => {
          const place = places[index]
          if (!place) return
          const options = index === 0 ? { scope: 'Row' } : {}
          tagged(
            line,
            index === 0 ? 'TH' : 'TD',
            () => setCell(doc, cell, styleAt(index), place, y + pad),
            options,
          )
        })
      })
      table.y = y + height
      unspoken(doc, 'Layout', () => rule(doc, sheet.left, sheet.right, table.y))
    }
  })
  writer.y += 8
  if (caption) {
    tagged(writer, 'P', () => {
      write(doc, caption, styles.note, { x: sheet.left, y: writer.y, width: measure * 0.8 })
    })
    writer.y += heightOf(doc, caption, styles.note, measure * 0.8) + 10
  }
}

type Place = Ledger['columns'][number] & { x: number; width: number }

/** For the eye on every page; a screen reader, for which pages do not break a table, hears it once. */
function setHead(table: PdfWriter, places: readonly Place[], which: 'first' | 'again'): void {
  const { doc, y } = table
  const set = ({ label, x, width, figures }: Place) => {
    write(doc, label, styles.note, { x, y, width, align: figures ? 'right' : 'left' })
  }
  if (which === 'again') unspoken(doc, 'Pagination', () => places.forEach(set))
  else {
    within(table, 'TR', (line) => {
      for (const place of places) tagged(line, 'TH', () => set(place), { scope: 'Column' })
    })
  }
  table.y = y + 18
  unspoken(doc, 'Layout', () => rule(doc, sheet.left, sheet.right, table.y, true))
}

function setCell(doc: PDFKit.PDFDocument, cell: Cell, style: Style, place: Place, y: number): void {
  const { x, width } = place
  const align = place.figures ? ('right' as const) : ('left' as const)
  // Sans beside serif: their baselines meet.
  const drop = style === styles.body ? 2.2 : style === styles.note ? 1.2 : 0
  if (typeof cell === 'string') {
    write(doc, cell, style, { x, y: y + drop, width, align })
    return
  }
  let at = y
  for (const { name, value } of cell.values) {
    const beside = { x, y: at + 4.6, width: width - widthOf(doc, value, styles.value) - 7, align }
    write(doc, name, styles.note, beside)
    at += write(doc, value, styles.value, { x, y: at, width, align })
  }
}
