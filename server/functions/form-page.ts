import type { IncomingHttpHeaders } from 'node:http'
import { hiddenFields } from '../../contract/functions.ts'
import { keptPage } from './lead-context-header.ts'

/**
 * The page a form without script stands on, with its presets: what the answer page says,
 * else the browser's `Referer`. One of another origin is not ours to keep.
 */
export function formPage(
  fields: { get: (name: string) => string | null | undefined },
  headers: IncomingHttpHeaders,
): string | undefined {
  const stated = keptPage(fields.get(hiddenFields.page) ?? undefined)
  if (stated) return stated
  const from = URL.parse(headers.referer ?? '')
  const ours =
    headers.origin === undefined ? from?.host === headers.host : from?.origin === headers.origin
  return from && ours ? keptPage(from.pathname + from.search) : undefined
}
