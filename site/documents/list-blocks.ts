import type { Part } from '../content/documents/document-words.ts'
import { rule } from './frame.ts'
import { placed } from './mirrored.ts'
import { columnAt, columnsWide, inks, sheet } from './paper.ts'
import { makeRoom, type PdfWriter, tagged, unspoken, within } from './pdf-writer.ts'
import { heightOf, styles, write } from './type.ts'

type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

type Row = {
  title: string
  text: string
  /** Type of the text, and the width it has, in points. */
  style: keyof typeof styles
  width: number
  /** Added to the height of its words: the air around them. */
  air: number
  /** Drawn at the head of the row, besides its rule; says nothing. */
  mark?: (y: number) => void
  /** Its number, where the rows are counted. */
  label?: string
  /** What stands at its end, against the right edge. */
  end?: { text: string; style: keyof typeof styles; column: number; drop: number } | false
}

/** A list on ruled lines: each row as high as its words want, and kept whole on one page. */
function setRows(writer: PdfWriter, rows: readonly Row[]): void {
  const { doc } = writer
  const titleWidth = columnsWide(2, 6)
  within(writer, 'L', (list) => {
    rows.forEach(({ title, text, style, width, air, mark, label, end }, index) => {
      const height =
        air +
        Math.max(
          heightOf(doc, title, styles.term, titleWidth),
          heightOf(doc, text, styles[style], width),
        )
      makeRoom(list, height)
      const { y } = list
      unspoken(doc, 'Layout', () => {
        rule(doc, sheet.left, sheet.right, y, index === 0)
        mark?.(y)
      })
      within(list, 'LI', (item) => {
        if (label) {
          tagged(item, 'Lbl', () => {
            write(doc, label, styles.number, { x: sheet.left, y: y + 8, width: 24 })
          })
        }
        tagged(item, 'LBody', () => {
          write(doc, title, styles.term, { x: columnAt(2), y: y + 8, width: titleWidth })
          write(doc, text, styles[style], { x: columnAt(6), y: y + 9, width })
          if (!end) return
          const box = {
            x: columnAt(end.column),
            y: y + end.drop,
            width: columnsWide(end.column, 13),
          }
          write(doc, end.text, styles[end.style], { ...box, align: 'right' })
        })
      })
      list.y = y + height
    })
  })
  unspoken(doc, 'Layout', () => rule(doc, sheet.left, sheet.right, writer.y))
  writer.y += 14
}

/** Numbered rows; a figure, where there is one, at their end. */
export function setSteps(writer: PdfWriter, { steps }: PartOf<'steps'>): void {
  const rows = steps.map(
    ({ title, text, besides }, index): Row => ({
      title,
      text,
      style: 'body',
      width: columnsWide(6, besides ? 11 : 13),
      air: 20,
      label: String(index + 1),
      end: besides ? { text: besides, style: 'value', column: 11, drop: 8 } : false,
    }),
  )
  setRows(writer, rows)
}

/** A ruled sheet with a box on its lines: ticked for what is held, open for the reader’s pencil. */
export function setChecks(writer: PdfWriter, { lines }: PartOf<'checks'>): void {
  const rows = lines.map(
    ({ title, text, status, box }): Row => ({
      title,
      text,
      style: 'quiet',
      width: columnsWide(6, status ? 10 : 13),
      air: 19,
      ...(box && { mark: (y: number) => drawBox(writer.doc, y, box === 'open') }),
      end: status ? { text: status, style: 'label', column: 10, drop: 9 } : false,
    }),
  )
  setRows(writer, rows)
}

function drawBox(doc: PdfWriter['doc'], y: number, open: boolean): void {
  const x = placed(doc, sheet.left + 0.5, 11)
  doc
    .rect(x, y + 10, 11, 11)
    .lineWidth(0.8)
    .stroke(inks.ink)
  if (open) return
  doc.save().translate(x, y + 9.5)
  doc
    .path('M2.5 6.5c1 .8 1.7 1.8 2.3 3.1C6.4 5.8 9 2.8 12.6-.4')
    .lineWidth(1.5)
    .stroke(inks.lavaText)
  doc.restore()
}

/** Lines to be filled in by hand: a label, a hint, room to write. */
export function setBlanks(writer: PdfWriter, { lines }: PartOf<'blanks'>): void {
  const { doc } = writer
  const hint = columnsWide(9, 13)
  for (const line of lines) {
    const height =
      20 +
      Math.max(
        heightOf(doc, line.label, styles.term, columnsWide(1, 5)),
        heightOf(doc, line.hint, styles.note, hint),
      )
    makeRoom(writer, height)
    const { y } = writer
    tagged(writer, 'P', () => {
      write(doc, line.label, styles.term, { x: sheet.left, y: y + 9, width: columnsWide(1, 5) })
      write(doc, line.hint, styles.note, { x: columnAt(9), y: y + 12, width: hint })
    })
    unspoken(doc, 'Layout', () => rule(doc, sheet.left, sheet.right, y + height, false))
    writer.y += height
  }
  writer.y += 14
}
