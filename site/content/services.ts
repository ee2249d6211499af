/** The pages that describe what is sold, for programs that read instead of looking: its kind, in the trade's words. */
import type { Language } from '../words/language.ts'
import { listingWords } from '../words/listings.ts'
import type { PagePath } from './page-paths.ts'

export function services(language: Language): Partial<Record<PagePath, string>> {
  const kinds = listingWords(language).words.services
  return {
    '/bulk-glacier-water': kinds.bulkWater,
    '/alkaline-water': kinds.alkalineWater,
    '/commercial-mineral-water': kinds.mineralWater,
    '/bulk-delivery': kinds.freight,
    '/access-bulk-water': kinds.emergency,
  }
}
