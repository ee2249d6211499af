/** What a quote chooses among. Its fields stand in `lead-fields.ts`. */

export const quoteFormats = ['flexitank', 'small-box', 'large-box', 'tanker', 'rail'] as const

/** The two ranges of pH that the water comes in. */
export const phRanges = ['mild', 'alkaline'] as const

export type QuoteFormat = (typeof quoteFormats)[number]
export type PhRange = (typeof phRanges)[number]

export const formatLabels = {
  flexitank: 'Flexitank',
  'small-box': 'Box and tote, small',
  'large-box': 'Box and tote, large',
  tanker: 'Tanker',
  rail: 'Rail',
} as const satisfies Record<QuoteFormat, string>

export const phLabels = {
  mild: 'Mild range',
  alkaline: 'Alkaline range',
} as const satisfies Record<PhRange, string>

/** Parts the quote from the visitor's own words. */
export const quoteHeading = 'For the quote'

/** Where a plan stands on the site, by its parameters. */
export function planPath(parameters: string): string {
  return `/access-bulk-water?${parameters}#plan`
}
