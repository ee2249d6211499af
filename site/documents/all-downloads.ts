import { siteConfig } from '../../site.config.ts'
import { documentSeries } from '../content/documents/document-series.ts'
import { mediaPacks } from '../content/media-packs.ts'
import { navigation } from '../content/navigation.ts'
import { settings } from '../settings.ts'
import { packMedia } from './packs/pack.ts'
import { setDocument } from './set-document.ts'

export type DownloadFile = { name: string; bytes: Uint8Array }

const publisher = {
  company: siteConfig.companyName,
  language: 'en',
  site: settings.documentUrl,
  imprint: navigation('en').imprint,
} as const

/** The six documents. */
export async function documentFiles(): Promise<DownloadFile[]> {
  const files: DownloadFile[] = []
  const documents = documentSeries(publisher.language)
  for (const [index, words] of documents.entries()) {
    const place = { number: index + 1, count: documents.length }
    const bytes = await setDocument(words, place, publisher)
    files.push({ name: `${words.slug}.pdf`, bytes })
  }
  return files
}

/** Everything that `/resources` offers, as files. */
export async function downloadFiles(): Promise<DownloadFile[]> {
  const files = await documentFiles()
  for (const pack of mediaPacks(publisher.language)) {
    files.push({ name: `${pack.slug}.zip`, bytes: await packMedia(pack, publisher) })
  }
  return files
}
