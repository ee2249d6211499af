import { siteConfig } from '../../../site.config.ts'
import { withCertificates } from '../../words/certificates.ts'
import type en from '../../words/documents/quality-sheet/en.json'
import type { Language } from '../../words/language.ts'
import { solids, waterSheet } from '../../words/water-sheet.ts'
import { filledOr, sentences } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import { asTerm } from './series-words.ts'
import { shownDocument } from './shown-document.ts'

const place = 'document:quality-sheet'

export function qualitySheet(language: Language) {
  const { words, figures } = wordsOf<typeof en>(
    'site/words/documents/quality-sheet',
    language,
    place,
  )
  const { facts, values, ranges, years, analysis, oneLot, schemes, lot } = words
  const { purity, ph, phLow } = figures
  const { note: bothRanges, noteAlone: oneRange } = ranges
  const { note: someHeld, noteNoneHeld: noneHeld } = schemes
  const sheet = waterSheet(language, place)
  const [metric = '', standard = '', value = ''] = sheet.columns
  const row = (line: { name: string; standard: string; value: string }) => ({
    metric: line.name,
    standard: line.standard,
    value: line.value,
  })
  const { heading, note, columns } = oneLot
  const { lines = [] } = siteConfig.lotAnalysis ?? {}
  const { size, keeping, text } = analysis.lot
  const lotTerm = { ...analysis.lot, text: filledOr(sentences(size, keeping), text) }
  const certificates = withCertificates(language, [schemes.directive, schemes.who, schemes.iso])

  return shownDocument(language, {
    slug: 'quality-sheet',
    title: words.title,
    category: words.category,
    description: words.description,
    subtitle: words.subtitle,
    plate: { figure: purity.number, unit: purity.unit, text: words.plate },
    facts: [
      { ...facts.alkaline, value: ph.digits },
      { ...facts.mild, value: phLow.digits },
      { ...facts.solids, value: solids(figures).text },
      { ...facts.temperature, value: figures.sourceTemperature.text },
    ],
    opening: { kind: 'plate', plate: 'standards', caption: words.opening },
    parts: [
      { kind: 'section', heading: values.heading, note: values.note },
      {
        kind: 'ledger',
        columns: [
          { key: 'metric', label: metric, share: 4 },
          { key: 'standard', label: standard, share: 6 },
          { key: 'value', label: value, share: 4, figures: true },
        ],
        rows: [
          row(sheet.purity),
          {
            metric: sheet.ph.name,
            standard: sheet.ph.standard,
            value: {
              values: [
                { name: values.alkaline, value: ph.text },
                { name: values.mild, value: phLow.text },
              ],
            },
          },
          row(sheet.solids),
          row(sheet.temperature),
          ...sheet.minerals.map(row),
        ],
        caption: values.caption,
      },
      {
        kind: 'section',
        heading: ranges.heading,
        note: ph.withheld || phLow.withheld ? oneRange : bothRanges,
      },
      { kind: 'plate', plate: 'ph-scale', caption: ranges.caption },
      { kind: 'section', heading: years.heading, note: years.note },
      { kind: 'plate', plate: 'years', caption: years.caption },
      { kind: 'section', heading: analysis.heading, note: analysis.note },
      {
        kind: 'terms',
        terms: [analysis.published, analysis.authority, analysis.request, lotTerm].map(asTerm),
      },
      { kind: 'section', heading, note },
      {
        kind: 'ledger',
        columns: [
          { key: 'parameter', label: columns.parameter, share: 4 },
          { key: 'value', label: columns.value, share: 4, figures: true },
          { key: 'method', label: columns.method, share: 6 },
        ],
        rows: lines,
      },
      {
        kind: 'section',
        heading: schemes.heading,
        note: siteConfig.certificates.length > 0 ? someHeld : noneHeld,
      },
      {
        kind: 'checks',
        lines: certificates.map((line) => ({
          ...line,
          ...('ticked' in line && { box: 'ticked' as const }),
        })),
      },
      { kind: 'section', heading: lot.heading, note: lot.note },
      {
        kind: 'blanks',
        lines: [
          lot.container,
          lot.sample,
          lot.temperature,
          lot.ph,
          lot.solids,
          lot.hardness,
          lot.silica,
          lot.laboratory,
        ],
      },
    ],
  })
}
