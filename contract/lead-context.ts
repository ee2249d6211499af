import type { Quote } from './quote.ts'

/** How much a lead presses. Without one, business days count. */
export type Need = 'emergency'

/** What accompanies a lead but is no part of the visitor's message. */
export type LeadContext = {
  /** Path of the page the form stood on, with its presets: `/contact?topic=supply`. */
  page?: string
  /** Said by the link that led to the contact form. */
  need?: Need
  /** What a quote is asked for; the message says it too, in words. */
  quote?: Quote
  /** Origin and path of the page before it, without its query. */
  referrer?: string
  /** The `utm_campaign` the visit began with. */
  campaign?: string
  /** The first language the browser asked for, `de-CH`; the server reads it itself. */
  language?: string
  /** Milliseconds between the form's first appearance and its sending. */
  fillTime?: number
  /** What stood in the honeypot field; people leave it empty. */
  honeypot?: string
}

export const contextLimits = { text: 300 } as const

/**
 * Writes the `Lead-Context` header: an RFC 9651 dictionary of percent-encoded
 * strings and one integer, e.g. `page="%2Fcontact", fill=5321`; the quote is JSON
 * within its string. Percent-encoding leaves only characters that a structured
 * string may hold unescaped.
 */
export function writeLeadContext(context: LeadContext): string {
  const members: string[] = []
  for (const key of ['page', 'need', 'referrer', 'campaign', 'honeypot'] as const) {
    const text = context[key]?.slice(0, contextLimits.text).toWellFormed()
    if (text) members.push(`${key}="${encodeURIComponent(text)}"`)
  }
  if (context.quote) members.push(`quote="${encodeURIComponent(JSON.stringify(context.quote))}"`)
  if (context.fillTime !== undefined)
    members.push(`fill=${Math.max(0, Math.round(context.fillTime))}`)
  return members.join(', ')
}
