/** What the search says, and what people call the things that our pages have other words for. */
import type { SearchIndex } from '../../contract/search-index.ts'
import type { Language } from '../words/language.ts'
import { languageWords } from '../words/languages.ts'
import type en from '../words/search/en.json'
import { wordsOf } from '../words/words-of.ts'
import { allPages } from './all-pages.ts'
import { linkIn } from './links-in-language.ts'
import type { PageLink } from './page-paths.ts'

const folder = 'site/words/search'

/** What its frame says before anything of it has loaded. */
export function searchFrame(language: Language) {
  const { label, field, placeholder, close, failed, retry } = wordsOf<typeof en>(
    folder,
    language,
  ).words
  return { label, field, placeholder, close, failed, retry }
}

/**
 * Where each way to do something leads, in the order in which they are offered before anything is typed. Each is found
 * by the words that people type for it.
 */
const shortcutLinks: readonly [keyof (typeof en)['shortcuts'], PageLink][] = [
  ['quote', '/contact?topic=supply'],
  ['emergency', '/contact?need=emergency'],
  ['plan', '/access-bulk-water#plan'],
  ['price', '/bulk-delivery#price'],
  ['incoterms', '/bulk-delivery#quote'],
  ['storage', '/water-purity#analysis'],
  ['orders', '/who-we-support'],
  ['formats', '/solutions'],
  ['quality', '/source-of-water#quality-reports'],
  ['certificates', '/water-factory#certificates'],
  ['tour', '/contact?topic=supply&ask=visit'],
  ['demo', '/contact?topic=pure-flow&ask=demo'],
  ['contact', '/contact?topic=other'],
  ['media', '/contact?topic=media'],
  ['careers', '/contact?topic=careers'],
  ['newsletter', '/resources#newsletter'],
  ['privacy', '/contact#privacy'],
  ['terms', '/contact#terms'],
]

export function searchWords(
  language: Language,
): Pick<SearchIndex, 'words' | 'sameAs' | 'shortcuts'> {
  const { words, forBrowser } = wordsOf<typeof en>(folder, language)
  const { ways, shortcuts, sameAs } = words
  const index = allPages(language)
  return {
    words: {
      ...forBrowser(({ results }) => results),
      ways: [
        { href: linkIn('/access-bulk-water#plan', language).href, label: ways.plan },
        { href: linkIn('/contact?topic=other', language).href, label: ways.ask },
        { href: `#${index.id}`, label: index.label },
      ],
    },
    shortcuts: shortcutLinks.map(([name, link]) => ({
      ...shortcut(link, shortcuts[name], language),
      leads: name === 'emergency' || name === 'quote',
    })),
    // Both without accents and capitals.
    sameAs: Object.entries(sameAs).flatMap(([means, said]) =>
      said.split(', ').map((phrase) => [phrase, means] as const),
    ),
  }
}

type ShortcutWords = (typeof en)['shortcuts'][keyof (typeof en)['shortcuts']]

function shortcut(link: PageLink, words: ShortcutWords, language: Language) {
  const { href, inEnglish } = linkIn(link, language)
  const about = inEnglish ? `${words.about} (${languageWords(language).inEnglish})` : words.about
  return { ...words, href, about }
}

/** What people type who look for a media pack. */
export const mediaKeywords = (language: Language): string =>
  wordsOf<typeof en>(folder, language).words.mediaPacks
