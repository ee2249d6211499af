import { readFile } from 'node:fs/promises'
import type { FileEntry } from '../../contract/search-index.ts'
import type { PublishedSite, SiteFile } from './published-files.ts'

export type PublishedDocument = { path: string; title: string }

type Index = { files: FileEntry[] }

const isIndex = /^\/(?:_astro\/)?search-index[\w.-]*\.json$/
/** `/downloads/product-sheet.fr.pdf` */
const inOther = /\.[a-z]{2}\.pdf$/

/** The PDF documents that the site offers in all its languages, by the titles they have on it, English first. */
export function publishedDocuments({ files }: Pick<PublishedSite, 'files'>): PublishedDocument[] {
  // Each language has an index of its own, whose name does not tell which.
  const listed = [...files.values()]
    .filter(({ path }) => isIndex.test(path))
    .flatMap(({ bytes }) => (bytes ? (JSON.parse(bytes.toString('utf8')) as Index).files : []))
    .filter(({ href }) => documentAt({ files }, href) !== undefined)
  const titles = new Map(listed.map(({ href, title }) => [href, title]))
  return [...titles]
    .map(([path, title]) => ({ path, title }))
    .toSorted((a, b) => Number(inOther.test(a.path)) - Number(inOther.test(b.path)))
}

/** One of them, to be attached; `name` is the one under which browsers keep it. */
export async function readDocument(
  site: Pick<PublishedSite, 'files'>,
  path: string,
): Promise<{ name: string; type: string; bytes: Buffer } | undefined> {
  const file = documentAt(site, path)
  if (!file) return undefined
  const name = /filename="([^"]+)"/.exec(file.contentDisposition ?? '')?.[1]
  const bytes = file.bytes ?? (await readFile(file.onDisk))
  return { name: name ?? path.slice(path.lastIndexOf('/') + 1), type: file.contentType, bytes }
}

/** Only what the build lists below its downloads: a key names no path of ours. */
function documentAt({ files }: Pick<PublishedSite, 'files'>, path: string): SiteFile | undefined {
  const file = path.startsWith('/downloads/') ? files.get(path) : undefined
  return file?.contentType === 'application/pdf' ? file : undefined
}
