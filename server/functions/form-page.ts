import type { IncomingHttpHeaders } from 'node:http'
import { contactPresets } from '../../contract/contact-presets.ts'
import { hiddenFields } from '../../contract/functions.ts'
import { needControl } from '../../contract/lead-context.ts'
import { keptPage } from './lead-context-header.ts'

/**
 * The page a form without script stands on, with its presets: what the answer page says,
 * else the browser's `Referer`. One of another origin is not ours to keep.
 */
export function formPage(
  fields: { get: (name: string) => string | null | undefined },
  headers: IncomingHttpHeaders,
): string | undefined {
  const named = keptPage(fields.get(hiddenFields.page) ?? undefined)
  if (named) return named
  const from = URL.parse(headers.referer ?? '')
  const ours =
    headers.origin === undefined ? from?.host === headers.host : from?.origin === headers.origin
  return from && ours ? keptPage(from.pathname + from.search) : undefined
}

/**
 * What a form without script says of an emergency: by its switch, or by the link that led to it. A switch that was
 * turned off under such a link is not sent, and cannot be told from none: then it counts as an emergency.
 */
export function saidNeed(
  fields: { get: (name: string) => string | null | undefined },
  page: string | undefined,
): 'emergency' | undefined {
  if (fields.get(needControl) === 'emergency') return 'emergency'
  return contactPresets(page?.split('?')[1] ?? '').need
}
