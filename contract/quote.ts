/** What a quote chooses among. Its fields stand in `lead-fields.ts`. */
import { addressIn, type Language } from './words/language.ts'

export const quoteFormats = ['flexitank', 'small-box', 'large-box', 'tanker', 'rail'] as const

/** The two ranges of pH that the water comes in. */
export const phRanges = ['mild', 'alkaline'] as const

/** The same containers every month, or all of them in one load. */
export const orderRhythms = ['monthly', 'once'] as const

export type QuoteFormat = (typeof quoteFormats)[number]
export type OrderRhythm = (typeof orderRhythms)[number]
export type PhRange = (typeof phRanges)[number]

/** Where a plan stands on the site, by its parameters. */
export function planPath(parameters: string, language: Language): string {
  return addressIn(`/access-bulk-water?${parameters}#plan`, language)
}
