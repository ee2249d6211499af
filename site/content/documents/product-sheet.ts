import type en from '../../words/documents/product-sheet/en.json'
import type { Language } from '../../words/language.ts'
import { solids } from '../../words/water-sheet.ts'
import { wordsOf } from '../../words/words-of.ts'
import { asStep, asTerm, termsSection } from './series-words.ts'
import { shownDocument } from './shown-document.ts'

export function productSheet(language: Language) {
  const { words, figures } = wordsOf<typeof en>(
    'site/words/documents/product-sheet',
    language,
    'document:product-sheet',
  )
  const { facts, container, water, formats, price, quote } = words
  const { containerVolume, sourceTemperature } = figures
  const tds = solids(figures)
  /** Ocean freight alone, once the owner has settled on it. */
  const freight = { ...facts.freight }
  const leadTime = { ...facts.leadTime }
  const row = ({ name, note }: { name: string; note: string }, value: string) => ({
    property: name,
    value,
    note,
  })

  return shownDocument(language, {
    slug: 'product-sheet',
    title: words.title,
    category: words.category,
    description: words.description,
    subtitle: words.subtitle,
    plate: { figure: containerVolume.number, unit: containerVolume.unit, text: words.plate },
    facts: [
      { ...facts.ph, value: figures.phNatural.digits },
      { ...facts.solids, value: tds.text },
      { ...facts.temperature, value: sourceTemperature.text },
      figures.leadTimeWeeks.withheld
        ? { ...freight, value: figures.leadTime.text }
        : { ...leadTime, value: figures.leadTimeWeeks.text },
    ],
    opening: { kind: 'plate', plate: 'ice-to-port', caption: words.opening },
    parts: [
      { kind: 'section', heading: container.heading, note: container.note },
      { kind: 'plate', plate: 'container', columns: 9, caption: container.caption },
      { kind: 'section', heading: water.heading, note: water.note },
      {
        kind: 'ledger',
        columns: [
          { key: 'property', label: water.columns.property, share: 4 },
          { key: 'value', label: water.columns.value, share: 4, figures: true },
          { key: 'note', label: water.columns.note, share: 6 },
        ],
        rows: [
          row(water.purity, figures.purity.text),
          row(water.ph, figures.phNatural.digits),
          row(water.solids, tds.text),
          row(water.temperature, sourceTemperature.text),
          row(water.calcium, figures.calcium.text),
          row(water.magnesium, figures.magnesium.text),
          row(water.silica, figures.silica.text),
          row(water.potassium, figures.potassium.text),
        ],
        caption: water.caption,
      },
      { kind: 'section', heading: formats.heading, note: formats.note },
      { kind: 'terms', terms: [formats.flexitank, formats.packs, formats.tanker].map(asTerm) },
      { kind: 'section', heading: price.heading, note: price.note },
      {
        kind: 'steps',
        steps: [price.port, price.volume, price.format, price.month, price.frequency].map(asStep),
      },
      { kind: 'section', heading: quote.heading },
      { kind: 'terms', terms: [quote.contents, quote.leadTime, quote.agreed].map(asTerm) },
      ...termsSection(language, ['delivery', 'demurrage', 'price', 'payment', 'claims']),
    ],
  })
}
