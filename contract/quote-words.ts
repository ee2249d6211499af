/** How a quote reads: in the message, in the team's mail, and on the page. */
import { openMonth, type PhRange, type Quote, type QuoteFormat, quoteLimits } from './quote.ts'

export const quoteLabels = {
  format: 'Format',
  containers: 'Containers',
  place: 'Port or place',
  month: 'Month',
  ph: 'pH',
  wishes: 'Other wishes',
  plan: 'Plan',
} as const satisfies Record<keyof Quote, string>

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

export const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
] as const

export const openMonthLabel = 'Not sure yet'

/** Label and value of each part, in the order of the form. */
export function quoteFacts(quote: Quote): [label: string, value: string][] {
  const { format, containers, place, month, ph, wishes, plan } = quote
  const values: Record<keyof Quote, string | undefined> = {
    format: format && formatLabels[format],
    containers: containers?.toLocaleString('en'),
    place,
    month: month && spokenMonth(month),
    ph: ph && phLabels[ph],
    wishes,
    plan: plan && planPage(plan),
  }
  return (Object.keys(quoteLabels) as (keyof Quote)[]).flatMap((key) => {
    const value = values[key]
    return value ? [[quoteLabels[key], value]] : []
  })
}

/** Where a plan stands, by its parameters. */
export function planPage(parameters: string): string {
  return `/access-bulk-water?${parameters}#plan`
}

function spokenMonth(month: string): string {
  if (month === openMonth) return openMonthLabel
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1]} ${year}`
}

/** Parts the quote from the visitor's own words. */
export const quoteHeading = 'For the quote'

/**
 * The message as it is sent: the visitor's own words first, then the quote under a heading of its
 * own. A quote without words is no message: what is empty stays so, and is missed as a required field.
 */
export function messageWithQuote(words: string, quote: Quote | undefined): string {
  if (!quote || !words.trim()) return words
  const lines = quoteFacts(quote).map(([label, value]) => `${label}: ${value}`)
  return [words.trim(), '', quoteHeading, ...lines].join('\n')
}

/** The visitor's own words of a message that may end in a quote: what `messageWithQuote` was given. */
export function wordsBeforeQuote(message: string): string {
  const at = message.lastIndexOf(`\n\n${quoteHeading}\n`)
  if (at < 0 || message.length - at > quoteLimits.lines) return message
  const [, , , ...lines] = message.slice(at).split('\n')
  const labels = Object.values(quoteLabels)
  const isQuote = lines.every((line) => labels.some((label) => line.startsWith(`${label}: `)))
  return isQuote ? message.slice(0, at) : message
}
