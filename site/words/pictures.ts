/** What each picture shows, for those who do not see it, and what the buttons of moving ones say. */
import type { Language } from './language.ts'
import type en from './pictures/en.json'
import { wordsOf } from './words-of.ts'

export const pictureWords = (language: Language) =>
  wordsOf<typeof en>('site/words/pictures', language).words
