import type { IncomingHttpHeaders } from 'node:http'

/** The token of `Authorization: Bearer …`; undefined when there is none. */
export function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  const [, token] = /^bearer ([\w.~+/=%-]{1,500})$/i.exec(headers.authorization ?? '') ?? []
  return token
}
