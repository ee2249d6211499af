import { readFile } from 'node:fs/promises'
import type { FileEntry } from '../../contract/search-index.ts'
import type { PublishedSite, SiteFile } from './published-files.ts'

export type PublishedDocument = { path: string; title: string }

const isIndex = /^\/(?:_astro\/)?search-index[\w.-]*\.json$/

/** The PDF documents that the site offers, by the titles they have on it. */
export function publishedDocuments({ files }: Pick<PublishedSite, 'files'>): PublishedDocument[] {
  const index = [...files.values()].find(({ path }) => isIndex.test(path))?.bytes
  if (!index) return []
  const { files: listed } = JSON.parse(index.toString('utf8')) as { files: FileEntry[] }
  return listed
    .filter(({ href }) => documentAt({ files }, href) !== undefined)
    .map(({ href, title }) => ({ path: href, title }))
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
