import type { Part, PlateWords } from '../content/documents/document-words.ts'
import { drawPlate } from './ink/draw.ts'
import { ledgerHeight } from './ledger.ts'
import { columnsWide, measure, sheet } from './paper.ts'
import { plateNamed } from './plates.tsx'
import { makeRoom, type Press, tagged, within } from './press.ts'
import { termsHeight } from './text-blocks.ts'
import { heightOf, styles, write } from './type.ts'

/** What must stand under a heading on its page: a whole drawing or form, or the beginning of a text. */
export function roomFor(press: Press, part: Part | undefined): number {
  if (part?.kind === 'plate') return layOut(press, [part]).height
  if (part?.kind === 'row') return layOut(press, part.plates).height
  if (part?.kind === 'blanks') return 32 * part.lines.length
  if (part?.kind === 'ledger') return ledgerHeight(press, part, 8)
  if (part?.kind === 'terms') return termsHeight(press, part)
  return 110
}

/** The drawing of the first page stands at its foot, the title above it in the open. */
export function setOpening(press: Press, words: PlateWords): void {
  press.y = Math.max(press.y, sheet.bottom - layOut(press, [words]).height + 8)
  setPlates(press, [words])
}

/** Drawings side by side on one foot, each with its alternative and its caption. */
export function setPlates(press: Press, plates: readonly PlateWords[]): void {
  const { doc } = press
  const { set, tallest, height: all } = layOut(press, plates)
  makeRoom(press, all - 8)
  for (const { words, title, plate, frame, x, width, height } of set) {
    const y = press.y + tallest - height
    const box = { x: Math.max(x, sheet.left), y: press.y + tallest + 8, width }
    // Side by side in a group of their own: inside the figure its alternative would silence the caption.
    within(press, 'Div', (group) => {
      tagged(group, 'Figure', () => drawPlate(doc, plate, { ...frame, x, y, width }), {
        alt: words.alternative || title,
        bbox: [x, y, x + width, y + height],
      })
      tagged(group, 'Caption', () => {
        write(doc, words.caption, styles.note, box)
      })
    })
  }
  press.y += all
}

const gap = 24

/** Where a drawing begins that runs from the neatline off the right edge. */
const bleed = sheet.neatline.x + sheet.neatline.width

function layOut({ doc }: Press, plates: readonly PlateWords[]) {
  const share = plates.reduce((sum, { columns = 12 }) => sum + columns, 0)
  const room = measure - gap * (plates.length - 1)
  let next: number = sheet.left
  const set = plates.map((words) => {
    const { title, plate, frame, bleeds } = plateNamed(words.plate)
    const columns = words.columns ?? 12
    const alone = bleeds ? sheet.width - bleed : columnsWide(1, columns + 1)
    const width = plates.length === 1 ? alone : (room * columns) / share
    const crop = frame.crop ?? plate
    const x = bleeds ? bleed : next
    next += width + gap
    return { words, title, plate, frame, x, width, height: (crop.height / crop.width) * width }
  })
  const tallest = Math.max(...set.map(({ height }) => height))
  const captions = Math.max(
    ...set.map(({ words, width }) => heightOf(doc, words.caption, styles.note, width)),
  )
  return { set, tallest, height: tallest + captions + 22 }
}
