import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { originMark } from '../../contract/published-file.ts'
import type { SiteFile } from './published-files.ts'

/** The origin to write into an answer, by the `Host` header of its request. */
export type OriginOf = (host: string | undefined) => string

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * The set address, else the loopback as the request named it: through a forwarded port it is another one than
 * ours. Any other name in `Host` is whatever a stranger typed, and is answered with our own address.
 */
export function originOf(publicUrl: string | undefined, ownUrl: () => string): OriginOf {
  const known = new Set<string>()
  return (host) => {
    if (publicUrl) return publicUrl
    if (!host || !loopbackHost.test(host)) return ownUrl()
    const name = host.toLowerCase()
    if (known.size < mostNames) known.add(name)
    return known.has(name) ? `http://${name}` : ownUrl()
  }
}

/** Names of the loopback, ports among them, that are written into pages: each is packed anew, and a stranger knows 65,536. */
const mostNames = 3

/** Files kept as they were sent: those of a site of our size, under every name that is written into pages. */
const keptFiles = 40 * (mostNames + 1)

/** Below this a packed answer saves nothing over the headers around it. */
const smallestPacked = 256

/** For who asks first: a fifth larger than at the highest quality, which takes twenty times as long. */
const quick = 9

const pack = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/**
 * Puts the address of the site into the files that were built without one: bytes, packed bytes and a tag of
 * their own for each address. Other files are returned as they are. The first reader gets what is packed quickly; each
 * file is packed to its smallest after that, one at a time.
 */
export function withAddress(origin: OriginOf) {
  const kept = new Map<string, Promise<SiteFile>>()
  let turn = Promise.resolve()

  async function packSmallest(key: string, written: Promise<SiteFile>): Promise<void> {
    const file = await written
    if (!file.bytes || !file.packed) return
    const packed = await pack(file.bytes, constants.BROTLI_MAX_QUALITY)
    if (kept.get(key) === written) kept.set(key, Promise.resolve({ ...file, packed }))
  }

  return (file: SiteFile, host: string | undefined): SiteFile | Promise<SiteFile> => {
    if (!file.holdsOrigin) return file
    const address = origin(host)
    const key = `${address} ${file.path}`
    const known = kept.get(key)
    if (known) return known
    const written = writeAddress(file, address)
    kept.set(key, written)
    written.catch(() => kept.delete(key))
    turn = turn.then(() => packSmallest(key, written)).catch(() => undefined)
    const [oldest] = kept.keys()
    if (kept.size > keptFiles && oldest) kept.delete(oldest)
    return written
  }
}

async function writeAddress(file: SiteFile, address: string): Promise<SiteFile> {
  const bytes = Buffer.from(replaceMark(file.bytes?.toString('utf8') ?? '', address))
  const isWorth = bytes.length >= smallestPacked
  const packed = isWorth ? await pack(bytes, quick) : undefined
  const mark = createHash('sha256').update(address).digest('base64url').slice(0, 8)
  return { ...file, bytes, packed, etag: file.etag.replace(/"$/, `-${mark}"`) }
}

/** Puts an address where the build left its mark. */
export function replaceMark(text: string, address: string): string {
  return text.replaceAll(originMark, () => address)
}
