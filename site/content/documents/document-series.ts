import type { DocumentWords } from './document-words.ts'
import { impactSummary } from './impact-summary.ts'
import { logisticsGuide } from './logistics-guide.ts'
import { partnershipGuide } from './partnership-guide.ts'
import { productSheet } from './product-sheet.ts'
import { qualitySheet } from './quality-sheet.ts'
import { specificationSheet } from './specification-sheet.ts'

/** The series in the order of its numbers. */
export const documentSeries: readonly DocumentWords[] = [
  productSheet,
  specificationSheet,
  logisticsGuide,
  qualitySheet,
  impactSummary,
  partnershipGuide,
]
