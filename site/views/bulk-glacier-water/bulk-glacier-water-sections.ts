import { drawingWords } from '../../words/drawing-words.ts'
import type { Language } from '../../words/language.ts'
import { linksOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { solids } from '../../words/water-sheet.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

const path = '/bulk-glacier-water'

/** What stands on the page, section by section; without what is withheld. */
export function bulkGlacierWaterSections(language: Language) {
  const { words, figures } = wordsOf<typeof en>('site/views/bulk-glacier-water', language, path)
  const { hero, specimen, papers, sheet, order, receipt, delivery, next } = words
  const { ph, phLow, leadTimeWeeks } = figures
  const drawings = drawingWords(language, path)
  const { flexitank: cutOpen } = drawings
  const quote = '/contact?topic=supply&format=flexitank'

  /** Both ranges in one cell; once the owner has settled on one, that one alone. */
  const { ranges, both, alkaline, mild } = sheet.ph
  const phCells = ph.withheld
    ? [phLow.digits, mild]
    : phLow.withheld
      ? [ph.digits, optional(alkaline)]
      : [{ readings: [ph.digits, phLow.digits] as const, brace: ranges }, optional(both)]

  const { accepted, freight } = sheet.leadTime
  const leadTimeCells = leadTimeWeeks.withheld
    ? [figures.leadTime.text, freight]
    : [leadTimeWeeks.text, accepted]

  const mineral = ({ name, detail }: { name: string; detail: string }, value: string) => ({
    name,
    cells: [value, detail],
  })
  const station = ({ name, text }: { name: string; text: string }) => ({
    name,
    text: optional(text),
  })
  const fact = ({ term, text }: { term: string; text: string }) => ({ term, text: [text] })
  const { flexitank, packs, tankerRail } = delivery
  const { note, noteKnown, size, keeping, treatment } = receipt

  return shown({
    hero: {
      title: hero.title,
      subtitle: optional(hero.subtitle),
      description: optional(hero.description),
      actions: linksOf(hero, [quote, 'ask'], ['/solutions', 'compare']),
      caption: hero.caption,
    },
    specimen: cutOpen && {
      heading: specimen.heading,
      note: specimen.note,
      parts: [specimen.bladder, specimen.bulkhead, specimen.valve, specimen.floor],
      caption: specimen.caption,
      drawing: cutOpen,
    },
    papers: {
      heading: papers.heading,
      definitions: [papers.maker, papers.papers, papers.coupling, papers.empty].map(fact),
    },
    sheet: {
      heading: sheet.heading,
      columns: [
        sheet.columns.property,
        { label: sheet.columns.value, kind: 'figure' },
        { label: sheet.columns.detail, kind: 'text' },
      ],
      rows: [
        {
          name: sheet.volume.name,
          cells: [figures.containerVolume.text, optional(sheet.volume.detail)],
        },
        { name: sheet.bottles.name, cells: [figures.bottles.text, optional(sheet.bottles.detail)] },
        { name: sheet.ph.name, cells: phCells },
        { name: sheet.solids.name, cells: [solids(figures).text, optional(sheet.solids.detail)] },
        mineral(sheet.calcium, figures.calcium.text),
        mineral(sheet.magnesium, figures.magnesium.text),
        mineral(sheet.silica, figures.silica.text),
        {
          ...mineral(sheet.potassium, figures.potassium.text),
          link: { href: '/commercial-mineral-water', label: sheet.potassium.link },
        },
        {
          name: sheet.temperature.name,
          cells: [figures.sourceTemperature.text, optional(sheet.temperature.detail)],
        },
        {
          name: sheet.analysis.name,
          cells: [sheet.analysis.value, sheet.analysis.detail],
          link: { href: '/water-purity#analysis', label: sheet.analysis.link },
        },
        { name: sheet.samples.name, cells: [sheet.samples.value, sheet.samples.detail] },
        { name: sheet.order.name, cells: [figures.ordersPerMonth.number, sheet.order.detail] },
        { name: sheet.leadTime.name, cells: leadTimeCells },
        {
          name: sheet.price.name,
          cells: [sheet.price.value, sheet.price.detail],
          link: { href: '/bulk-delivery#price', label: sheet.price.link },
        },
      ],
    },
    order: {
      heading: order.heading,
      link: { href: '/bulk-delivery#order', label: order.link },
      caption: order.caption,
      stations: [order.write, order.quote, order.fill, order.ship, order.unload].map(station),
      drawing: { id: 'order-line', ...order.drawing },
    },
    receipt: {
      heading: receipt.heading,
      note: optional(size.text) && optional(keeping.text) ? noteKnown : note,
      definitions: [
        ...[size, keeping, treatment, receipt.tank, receipt.site, receipt.weight].map(fact),
        {
          ...fact(receipt.sample),
          link: { href: '/resources#reading-a-water-sheet', label: receipt.sample.link },
        },
      ],
    },
    delivery: {
      title: delivery.heading,
      note: delivery.note,
      items: [
        {
          title: flexitank.title,
          scope: flexitank.scope,
          paragraphs: [flexitank.text],
          facts: [
            { term: delivery.capacity, value: flexitank.capacity },
            { term: delivery.ideal, value: flexitank.ideal },
          ],
          drawing: drawings.endView,
        },
        {
          title: packs.title,
          scope: packs.scope,
          paragraphs: [packs.text, packs.drawn],
          facts: [
            { term: delivery.capacity, value: figures.packSizes.text },
            { term: delivery.ideal, value: packs.ideal },
          ],
          drawing: drawings.packs,
        },
        {
          title: tankerRail.title,
          scope: tankerRail.scope,
          paragraphs: [tankerRail.text, tankerRail.plan],
          facts: [
            { term: delivery.capacity, value: tankerRail.capacity },
            { term: tankerRail.tanker, value: tankerRail.tankerLoad },
            { term: tankerRail.rail, value: tankerRail.railLoad },
            { term: delivery.ideal, value: tankerRail.ideal },
          ],
          drawing: drawings.tankerRail,
        },
      ],
    },
    next: {
      sentence: next.sentence,
      text: [next.text],
      actions: linksOf(
        next,
        [quote, 'ask'],
        ['/access-bulk-water#plan', 'plan'],
        ['/solutions', 'solutions'],
      ),
    },
  } as const)
}
