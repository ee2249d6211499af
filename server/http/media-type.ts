import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from './refusal.ts'

export const json = 'application/json'
export const form = 'application/x-www-form-urlencoded'

/** The two kinds of body a lead may come in. Throws a Refusal (415) for any other. */
export function mediaType(headers: IncomingHttpHeaders): typeof json | typeof form {
  const [essence = '', ...parameters] = (headers['content-type'] ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  const readable =
    (charset === undefined || /^charset="?utf-?8"?$/.test(charset)) &&
    (headers['content-encoding'] ?? 'identity') === 'identity'
  if (readable && (essence === json || essence === form)) return essence
  throw new Refusal('unsupported_media_type', 'request.mediaType', { values: { json, form } })
}
