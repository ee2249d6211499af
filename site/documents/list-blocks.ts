import type { Part } from '../content/documents/document-words.ts'
import { rule } from './frame.ts'
import { columnAt, columnsWide, inks, sheet } from './paper.ts'
import { makeRoom, type PdfWriter, tagged, unspoken, within } from './pdf-writer.ts'
import { heightOf, styles, write } from './type.ts'

type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

/** Numbered rows; a figure, where there is one, at their end. */
export function setSteps(writer: PdfWriter, { steps }: PartOf<'steps'>): void {
  const { doc } = writer
  within(writer, 'L', (list) => {
    steps.forEach((step, index) => {
      const [title, text] = [columnsWide(2, 6), columnsWide(6, step.besides ? 11 : 13)]
      const height =
        20 +
        Math.max(
          heightOf(doc, step.title, styles.term, title),
          heightOf(doc, step.text, styles.body, text),
        )
      makeRoom(list, height)
      const { y } = list
      unspoken(doc, 'Layout', () => rule(doc, sheet.left, sheet.right, y, index === 0))
      within(list, 'LI', (item) => {
        tagged(item, 'Lbl', () => {
          write(doc, String(index + 1), styles.number, { x: sheet.left, y: y + 8, width: 24 })
        })
        tagged(item, 'LBody', () => {
          write(doc, step.title, styles.term, { x: columnAt(2), y: y + 8, width: title })
          write(doc, step.text, styles.body, { x: columnAt(6), y: y + 9, width: text })
          if (!step.besides) return
          const box = { x: columnAt(11), y: y + 8, width: columnsWide(11, 13) }
          write(doc, step.besides, styles.value, { ...box, align: 'right' })
        })
      })
      list.y = y + height
    })
  })
  unspoken(doc, 'Layout', () => rule(doc, sheet.left, sheet.right, writer.y))
  writer.y += 14
}

/** A ruled sheet with a box on its lines: ticked for what is held, open for the reader’s pencil. */
export function setChecks(writer: PdfWriter, { lines }: PartOf<'checks'>): void {
  const { doc } = writer
  within(writer, 'L', (list) => {
    lines.forEach((line, index) => {
      const text = columnsWide(6, line.status ? 10 : 13)
      const height =
        19 +
        Math.max(
          heightOf(doc, line.title, styles.term, columnsWide(2, 6)),
          heightOf(doc, line.text, styles.quiet, text),
        )
      makeRoom(list, height)
      const { y } = list
      unspoken(doc, 'Layout', () => {
        rule(doc, sheet.left, sheet.right, y, index === 0)
        if (!line.box) return
        doc
          .rect(sheet.left + 0.5, y + 10, 11, 11)
          .lineWidth(0.8)
          .stroke(inks.ink)
        const tick = 'M2.5 6.5c1 .8 1.7 1.8 2.3 3.1C6.4 5.8 9 2.8 12.6-.4'
        if (line.box === 'open') return
        doc.save().translate(sheet.left + 0.5, y + 9.5)
        doc.path(tick).lineWidth(1.5).stroke(inks.lavaText)
        doc.restore()
      })
      within(list, 'LI', (item) => {
        tagged(item, 'LBody', () => {
          write(doc, line.title, styles.term, {
            x: columnAt(2),
            y: y + 8,
            width: columnsWide(2, 6),
          })
          write(doc, line.text, styles.quiet, { x: columnAt(6), y: y + 9, width: text })
          if (!line.status) return
          const box = { x: columnAt(10), y: y + 9, width: columnsWide(10, 13) }
          write(doc, line.status, styles.label, { ...box, align: 'right' })
        })
      })
      list.y = y + height
    })
  })
  unspoken(doc, 'Layout', () => rule(doc, sheet.left, sheet.right, writer.y))
  writer.y += 14
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
