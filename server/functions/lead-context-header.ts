import { parseDictionary } from 'structured-headers'
import { contactPresets } from '../../contract/contact-presets.ts'
import { contextLimits, type LeadContext } from '../../contract/lead-context.ts'
import { withoutUnseen } from '../../contract/plain-text.ts'
import { type Quote, readQuote } from '../../contract/quote.ts'

const shapes = {
  referrer: /^https?:\/\//,
  campaign: /./,
  honeypot: /./,
} as const

/**
 * Reads the `Lead-Context` header. Whatever in it is broken counts as not said:
 * no lead is refused for where it came from.
 */
export function readLeadContext(header: string | string[] | undefined): LeadContext {
  if (typeof header !== 'string') return {}
  const members = dictionary(header)
  const context: LeadContext = {}
  const page = keptPage(decoded(members.get('page')))
  if (page) context.page = page
  if (decoded(members.get('need')) === 'emergency') context.need = 'emergency'
  for (const key of ['referrer', 'campaign', 'honeypot'] as const) {
    const text = decoded(members.get(key))
    if (text && shapes[key].test(text)) context[key] = text
  }
  const quote = writtenQuote(members.get('quote'))
  if (quote) context.quote = quote
  const fill = members.get('fill')
  if (typeof fill === 'number' && Number.isSafeInteger(fill) && fill >= 0) context.fillTime = fill
  return context
}

function dictionary(header: string): Map<string, unknown> {
  try {
    return new Map([...parseDictionary(header)].map(([key, [value]]) => [key, value]))
  } catch {
    return new Map()
  }
}

function decoded(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  try {
    return plainLine(decodeURIComponent(value))
  } catch {
    return undefined
  }
}

function writtenQuote(value: unknown): Quote | undefined {
  if (typeof value !== 'string') return undefined
  try {
    return readQuote(JSON.parse(decodeURIComponent(value)))
  } catch {
    return undefined
  }
}

/**
 * A page's address as it is kept: path and presets, nothing else that a link carried.
 * Written behind our own origin in the team's mail, it must not turn it into another
 * one: whatever does not begin with a slash counts as not said.
 */
export function keptPage(address: string | undefined): string | undefined {
  if (!address?.startsWith('/')) return undefined
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  return plainLine(path) + contactPresets(query).query
}

/** One line of text within the limit: it ends up in mails and in the database. */
export function plainLine(text: string): string {
  return withoutUnseen(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .slice(0, contextLimits.text)
    .toWellFormed()
    .trim()
}
