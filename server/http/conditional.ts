/** Whether a client that sent this `If-None-Match` already holds the tagged bytes. */
export function alreadyHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Whether an `Accept-Encoding` takes Brotli: named, and not with a weight of zero. */
export function acceptsBrotli(acceptEncoding: string | undefined): boolean {
  for (const entry of (acceptEncoding ?? '').split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    if (coding !== 'br') continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight === undefined || Number(weight.slice(2)) > 0
  }
  return false
}

export type ByteRange = { start: number; end: number }

/**
 * The one range that a `Range` header asks of `size` bytes, both ends included.
 * Undefined means: send everything (no header, several ranges, another unit);
 * 'unsatisfiable': answer 416. Safari plays no film without ranges.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
