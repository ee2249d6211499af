import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What a phone of 412 CSS pixels at 1.75 device pixels each chooses among upright pictures. */
const phonePixels = 1080

/**
 * Brotli bytes of a built page, read from `dist/`: its markup, its stylesheets, the script it loads by
 * itself, the typefaces it preloads, the upright AVIF of its first picture (0 where it has none).
 */
export async function pageBytes(path: string) {
  const html = await readFile(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
  const matches = (pattern: RegExp) => addresses(html, pattern)
  const total = async (addresses: Iterable<string>) => {
    const sizes = await Promise.all([...new Set(addresses)].map(sizeOf))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return {
    html: brotliCompressSync(html).length,
    stylesheet: await total(matches(/<link\b[^>]*\brel="stylesheet"[^>]*\shref="([^"]+)"/g)),
    script: await total(await scriptsOf(html)),
    font: await total(matches(/<link rel="preload" href="([^"]+\.woff2)"/g)),
    poster: await total(matches(posters).map(largestFitting)),
  }
}

const posters =
  /<link rel="preload" as="image"[^>]*\simagesrcset="([^"]+)"(?=[^>]*media="\(max-width)/g

/** The script that a built page loads by itself: the paths of its files, with all that they import. */
export async function scriptsOf(html: string): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>()
  for (const entry of [
    ...addresses(html, /<script[^>]*\ssrc="(\/[^"]+)"/g),
    ...addresses(
      html,
      /<astro-island(?=[^>]*\sclient="(?:load|idle|visible|only)")[^>]*\scomponent-url="([^"]+)"/g,
    ),
    ...addresses(
      html,
      /<astro-island(?=[^>]*\sclient="(?:load|idle|visible|only)")[^>]*\srenderer-url="([^"]+)"/g,
    ),
  ]) {
    await addImports(entry, scripts)
  }
  return scripts
}

const addresses = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address]) => address ?? '')

async function addImports(address: string, known: Set<string>): Promise<void> {
  if (known.has(address)) return
  known.add(address)
  const text = await readFile(`dist${address}`, 'utf8')
  for (const [, specifier = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)) {
    await addImports(posix.join(posix.dirname(address), specifier), known)
  }
}

function largestFitting(srcset: string): string {
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '))
  const fitting = candidates.filter(([, width]) => Number.parseInt(width ?? '', 10) <= phonePixels)
  return fitting.at(-1)?.[0] ?? ''
}

async function sizeOf(address: string): Promise<number> {
  const bytes = await readFile(`dist${address}`)
  return /\.(?:js|css)$/.test(address) ? brotliCompressSync(bytes).length : bytes.length
}
