import { parseDictionary } from 'structured-headers'
import { contactPresets } from '../../contract/contact-presets.ts'
import { readExtras } from '../../contract/extras.ts'
import { oneLine } from '../../contract/field-controls.ts'
import { contextLimits, type SentContext, sentContext } from '../../contract/lead-context.ts'
import type { Extras } from '../../contract/lead-fields.ts'

/**
 * Reads the `Lead-Context` header. Whatever in it is broken counts as not said:
 * no lead is refused for where it came from.
 */
export function readLeadContext(header: string | string[] | undefined): SentContext {
  if (typeof header !== 'string') return {}
  const members = dictionary(header)
  const texts = sentContext.flatMap(([name, shape]) => {
    const text = decoded(members.get(name))
    return text && shape.test(text) ? [[name, name === 'page' ? keptPage(text) : text]] : []
  })
  const context: SentContext = Object.fromEntries(texts)
  const extras = writtenExtras(members.get('extras'))
  if (extras) context.extras = extras
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
    return contextLine(decodeURIComponent(value))
  } catch {
    return undefined
  }
}

function writtenExtras(value: unknown): Extras | undefined {
  if (typeof value !== 'string') return undefined
  try {
    return readExtras(JSON.parse(decodeURIComponent(value)))
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
  return contextLine(path) + contactPresets(query).query
}

/** One line of text within the limit: it ends up in mails and in the database. */
export function contextLine(text: string): string {
  return oneLine(text, contextLimits.text)
}
