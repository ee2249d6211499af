/** What search engines, networks and programs read of the site, and nobody sees on a page. */
import type { Language } from './language.ts'
import type en from './listings/en.json'
import { wordsOf } from './words-of.ts'

export const listingWords = (language: Language) =>
  wordsOf<typeof en>('site/words/listings', language)
