/** What each picture shows, for those who do not see it, and what is said of pictures that are no photographs. */
import type { Language } from './language.ts'
import type en from './pictures/en.json'
import { wordsOf } from './words-of.ts'

export const pictureWords = (language: Language) =>
  wordsOf<typeof en>('site/words/pictures', language).words
