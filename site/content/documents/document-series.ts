import { impactSummary } from './impact-summary.ts'
import { logisticsGuide } from './logistics-guide.ts'
import { partnershipGuide } from './partnership-guide.ts'
import { productSheet } from './product-sheet.ts'
import { qualitySheet } from './quality-sheet.ts'
import type { ShownDocument } from './shown-document.ts'
import { specificationSheet } from './specification-sheet.ts'

/** The series in the order of its numbers. */
export const documentSeries: readonly ShownDocument[] = [
  productSheet,
  specificationSheet,
  logisticsGuide,
  qualitySheet,
  impactSummary,
  partnershipGuide,
]
