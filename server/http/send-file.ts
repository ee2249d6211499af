import type { ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsBrotli, alreadyHeld, byteRange } from './conditional.ts'
import type { SiteFile } from './published-files.ts'
import { filePolicy } from './security-headers.ts'

/** A year, the longest that caches honour. */
const forever = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time: a new build shows at once. */
const askFirst = 'no-cache'

/**
 * Answers with one file of the site: packed, not modified, in part or whole. An
 * error page is always sent whole: `If-None-Match` and `Range` ask about the
 * page at the requested address, and there is none. Rejects as the file system does, with no header set,
 * when the file is gone.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status: 200 | 404 = 200,
): Promise<FastifyReply> {
  const requestHeaders = request.headers
  const headers =
    status === 200 ? requestHeaders : { 'accept-encoding': requestHeaders['accept-encoding'] }
  const packed = headers.range === undefined && acceptsBrotli(headers['accept-encoding'])
  const body = packed && file.packed ? file.packed : file.bytes
  const etag = packed && file.packed ? file.etag.replace(/"$/, '-br"') : file.etag

  // Open before anything is said of it: a build that is removed meanwhile takes nothing from this answer.
  let sent: ReadStream | undefined
  const handle = body ? undefined : await open(file.onDisk)
  try {
    const size = body ? body.length : ((await handle?.stat())?.size ?? 0)
    reply.code(status).header('content-type', file.contentType)
    reply.header('cache-control', file.immutable ? forever : askFirst)
    reply.header('etag', etag)
    reply.header('content-security-policy', file.contentSecurityPolicy ?? filePolicy)
    if (file.contentDisposition) reply.header('content-disposition', file.contentDisposition)
    if (file.packed) reply.header('vary', 'accept-encoding')
    if (alreadyHeld(headers['if-none-match'], etag)) return reply.code(304).send()
    if (packed && file.packed) reply.header('content-encoding', 'br')
    else reply.header('accept-ranges', 'bytes')

    const stale = headers['if-range'] !== undefined && headers['if-range'] !== etag
    const range = stale ? undefined : byteRange(headers.range, size)
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${size}`).send()
    }
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    const { start, end } = range ?? { start: 0, end: size - 1 }
    reply.header('content-length', end - start + 1)
    if (request.method === 'HEAD' || size === 0) return reply.send()
    if (body) return reply.send(body.subarray(start, end + 1))
    sent = handle?.createReadStream({ start, end })
    return reply.send(sent)
  } finally {
    // The stream closes it at its own end.
    if (!sent) await handle?.close()
  }
}
