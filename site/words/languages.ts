/** What is said of languages: their own names, and that a link leads to English. */

import type { Language } from './language.ts'
import type en from './languages/en.json'
import { wordsOf } from './words-of.ts'

export const languageWords = (language: Language) =>
  wordsOf<typeof en>('site/words/languages', language).words
