import { documentFile } from '../../contract/document-files.ts'
import { firstLanguage } from '../../contract/words/language.ts'
import { siteConfig } from '../../site.config.ts'
import { documentsIn } from '../content/documents/document-series.ts'
import { mediaPacks } from '../content/media-packs.ts'
import { navigation } from '../content/navigation.ts'
import { publishedLanguages } from '../content/translated-pages.ts'
import { settings } from '../settings.ts'
import type { Language } from '../words/language.ts'
import { packMedia } from './packs/pack.ts'
import { type Publisher, setDocument } from './set-document.ts'

export type DownloadFile = { name: string; bytes: Uint8Array }

const publisherIn = (language: Language): Publisher => ({
  company: siteConfig.companyName,
  language,
  site: settings.documentUrl,
  imprint: navigation(language).imprint,
})

/** The six documents, and those of them that are set in other languages. */
export async function documentFiles(): Promise<DownloadFile[]> {
  const files: DownloadFile[] = []
  for (const language of publishedLanguages) {
    for (const { words, place } of documentsIn(language)) {
      const bytes = await setDocument(words, place, publisherIn(language))
      files.push({ name: documentFile(words.slug, language), bytes })
    }
  }
  return files
}

/** Everything that `/resources` offers, as files. */
export async function downloadFiles(): Promise<DownloadFile[]> {
  const files = await documentFiles()
  for (const pack of mediaPacks(firstLanguage)) {
    const bytes = await packMedia(pack, publisherIn(firstLanguage))
    files.push({ name: `${pack.slug}.zip`, bytes })
  }
  return files
}
