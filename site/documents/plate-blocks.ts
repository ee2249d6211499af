import type { Part, PlateWords } from '../content/documents/document-words.ts'
import { ledgerHeight } from './ledger.ts'
import { placed } from './mirrored.ts'
import { plateNamed } from './Plates.tsx'
import { columnsWide, measure, sheet } from './paper.ts'
import { makeRoom, type PdfWriter, tagged, within } from './pdf-writer.ts'
import { drawPlate } from './svg-to-pdf/draw.ts'
import { termsHeight } from './text-blocks.ts'
import { heightOf, styles, write } from './type.ts'

/** What must stand under a heading on its page: a whole drawing or form, or the beginning of a text. */
export function roomFor(writer: PdfWriter, part: Part | undefined): number {
  if (part?.kind === 'plate') return layOut(writer, [part]).height
  if (part?.kind === 'row') return layOut(writer, part.plates).height
  if (part?.kind === 'blanks') return 32 * part.lines.length
  if (part?.kind === 'ledger') return ledgerHeight(writer, part, 8)
  if (part?.kind === 'terms') return termsHeight(writer, part)
  return 110
}

/** The drawing of the first page stands at its foot, the title above it in the open. */
export function setOpening(writer: PdfWriter, words: PlateWords): void {
  writer.y = Math.max(writer.y, sheet.bottom - layOut(writer, [words]).height + 8)
  setPlates(writer, [words])
}

/** Drawings side by side on one foot, each with its alternative and its caption. */
export function setPlates(writer: PdfWriter, plates: readonly PlateWords[]): void {
  const { doc } = writer
  const { set, tallest, height: all } = layOut(writer, plates)
  makeRoom(writer, all - 8)
  for (const { words, alternative, plate, frame, x: from, width, height } of set) {
    const y = writer.y + tallest - height
    const box = { x: Math.max(from, sheet.left), y: writer.y + tallest + 8, width }
    const x = placed(doc, from, width)
    // Side by side in a group of their own: inside the figure its alternative would silence the caption.
    within(writer, 'Div', (group) => {
      tagged(group, 'Figure', () => drawPlate(doc, plate, { ...frame, x, y, width }), {
        alt: alternative,
        bbox: [x, y, x + width, y + height],
      })
      tagged(group, 'Caption', () => {
        write(doc, words.caption, styles.note, box)
      })
    })
  }
  writer.y += all
}

const gap = 24

/** Where a drawing begins that runs from the neatline off the right edge. */
const bleed = sheet.neatline.x + sheet.neatline.width

function layOut({ doc, language }: PdfWriter, plates: readonly PlateWords[]) {
  const share = plates.reduce((sum, { columns = 12 }) => sum + columns, 0)
  const room = measure - gap * (plates.length - 1)
  let next: number = sheet.left
  const set = plates.map((words) => {
    const { alternative, plate, frame, bleeds } = plateNamed(words.plate, language)
    const columns = words.columns ?? 12
    const alone = bleeds ? sheet.width - bleed : columnsWide(1, columns + 1)
    const width = plates.length === 1 ? alone : (room * columns) / share
    const crop = frame.crop ?? plate
    const x = bleeds ? bleed : next
    next += width + gap
    return {
      words,
      alternative,
      plate,
      frame,
      x,
      width,
      height: (crop.height / crop.width) * width,
    }
  })
  const tallest = Math.max(...set.map(({ height }) => height))
  const captions = Math.max(
    ...set.map(({ words, width }) => heightOf(doc, words.caption, styles.note, width)),
  )
  return { set, tallest, height: tallest + captions + 22 }
}
