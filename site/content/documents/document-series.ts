import { isSetIn } from '../../../contract/document-files.ts'
import type { Language } from '../../words/language.ts'
import { impactSummary } from './impact-summary.ts'
import { logisticsGuide } from './logistics-guide.ts'
import { partnershipGuide } from './partnership-guide.ts'
import { productSheet } from './product-sheet.ts'
import { qualitySheet } from './quality-sheet.ts'
import type { ShownDocument } from './shown-document.ts'
import { specificationSheet } from './specification-sheet.ts'

/** The series in the order of its numbers. */
export function documentSeries(language: Language): readonly ShownDocument[] {
  return [
    productSheet(language),
    specificationSheet(language),
    logisticsGuide(language),
    qualitySheet(language),
    impactSummary(language),
    partnershipGuide(language),
  ]
}

/** What is set in a language, each with its place in the series. */
export function documentsIn(language: Language) {
  const series = documentSeries(language)
  return series
    .map((words, index) => ({ words, place: { number: index + 1, count: series.length } }))
    .filter(({ words }) => isSetIn(words.slug, language))
}
