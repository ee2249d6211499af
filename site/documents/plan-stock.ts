import { litresInWords } from '../../contract/plan-words.ts'
import type { PlanInput, SupplyPlan } from '../../contract/supply-plan.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { fillWords } from '../../contract/words/fill-words.ts'
import { rule } from './frame.ts'
import { placed } from './mirrored.ts'
import { inks, measure, sheet } from './paper.ts'
import { makeRoom, type PdfWriter, tagged, unspoken } from './pdf-writer.ts'
import { setSection } from './text-blocks.ts'
import { heightOf, styles, widthOf, write } from './type.ts'

const height = 118
/** Room for the numbers of the upright scale. */
const scale = 62

/** The stock on site, week by week: it rises with each load and falls with each day. To scale. */
export function setStock(writer: PdfWriter, plan: SupplyPlan, input: PlanInput): void {
  const { language } = writer
  const { plan: said, planSheet } = contractWords(language)
  const words = planSheet.stock
  const litres = (value: number) => litresInWords(value, said)
  setSection(
    writer,
    { kind: 'section', heading: said.stock.heading, note: words.note },
    height + 60,
  )
  makeRoom(writer, height + 46)
  const { doc } = writer
  const top = writer.y + 6
  const left = sheet.left + scale
  const wide = measure - scale
  const most = Math.max(plan.peak, input.storage ?? 0)
  const x = (day: number) => placed(doc, left + (wide * day) / input.days, 0)
  const y = (stock: number) => top + height - (height * stock) / most
  const alt = fillWords(
    words.description,
    {
      weeks: plan.weeks.length,
      most: litres(plan.peak),
      left: litres(plan.weeks.at(-1)?.left ?? 0),
    },
    language,
  )
  const bbox: [number, number, number, number] = [sheet.left, top, sheet.right, top + height]
  tagged(
    writer,
    'Figure',
    () => {
      doc.undash().moveTo(x(0), y(0))
      for (const { week, stock, left: rest } of plan.weeks) {
        const end = Math.min(7 * (week + 1), input.days)
        doc.lineTo(x(week * 7), y(stock)).lineTo(x(end), y(rest))
      }
      doc.lineTo(x(input.days), y(0)).closePath()
      doc.lineWidth(0.7).fillAndStroke('#e7eef0', inks.ink)
      if (input.storage !== undefined) {
        doc.dash(3, { space: 2 }).lineWidth(0.8).strokeColor(inks.lavaText, 1)
        doc.moveTo(x(0), y(input.storage)).lineTo(x(input.days), y(input.storage))
        doc.stroke().undash()
      }
    },
    { alt, bbox },
  )
  const dayText = (day: number) => fillWords(words.day, { day }, language)
  unspoken(doc, 'Layout', () => {
    rule(doc, left, sheet.right, y(0), true)
    const marks = [0, plan.peak, ...(input.storage === undefined ? [] : [input.storage])]
    for (const mark of spread(marks, (most * 9) / height)) {
      const text = litres(mark)
      const width = widthOf(doc, text, styles.note) + 2
      write(doc, text, styles.note, { x: left - width - 8, y: y(mark) - 6, width, align: 'right' })
    }
    write(doc, dayText(0), styles.note, { x: left, y: top + height + 4, width: 60 })
    write(doc, dayText(input.days), styles.note, {
      x: sheet.right - 60,
      y: top + height + 4,
      width: 60,
      align: 'right',
    })
  })
  writer.y = top + height + 22
  if (input.storage === undefined) return
  const caption = fillWords(words.storage, { litres: litres(input.storage) }, language)
  tagged(writer, 'P', () => {
    write(doc, caption, styles.note, { x: sheet.left, y: writer.y, width: measure })
  })
  writer.y += heightOf(doc, caption, styles.note, measure) + 8
}

/** Marks of a scale that stand at least so far apart; of two that are nearer, the first stays. */
function spread(marks: readonly number[], least: number): number[] {
  return marks.filter((mark, at) =>
    marks.slice(0, at).every((other) => Math.abs(other - mark) >= least),
  )
}
