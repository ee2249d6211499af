/** The files of words that a language needs before its pages may be published, and the parts of them that no such page says. */
import type { FurtherLanguage } from '../../contract/words/language.ts'
import { wordsFile } from '../../contract/words/read-words.ts'
import { viewOf } from '../words/words-of.ts'
import { translatedPages } from './translated-pages.ts'

/** What frames and fills every page, what the server says, and what mails say. */
const shared = [
  ...['certificates', 'drawings', 'figures', 'file-facts', 'languages', 'listings', 'navigation'],
  ...['pages', 'pictures', 'places', 'planner', 'references', 'search', 'shared', 'tiers'],
  ...['water-sheet', 'documents/series', 'documents/product-sheet', 'documents/logistics-guide'],
].map((name) => `site/words/${name}`)

const ofServer = [
  'contract/words',
  'server/words/answers',
  'server/words/mails',
  'server/words/refusals',
]

export function filesNeeded(language: FurtherLanguage): readonly string[] {
  return [
    ...[...translatedPages[language].map(viewOf), 'site/views/not-found' as const].map((folder) =>
      wordsFile(folder, language),
    ),
    ...[...shared, ...ofServer].map((folder) => `${folder}/${language}.json`),
  ]
}

/** What colleagues alone read, and what stands on English pages alone, may be missing. */
export const neededNowhere: readonly { file: RegExp; key: RegExp }[] = [
  { file: /^contract\/words\//, key: /^(?:team|accounts)\./ },
  {
    file: /^server\/words\/mails\//,
    key: /^(?!acknowledgement\.|newsletter\.|foot\.|issue\.foot$)/,
  },
]
