/** Sentences that many pages share. */
import type { Language } from './language.ts'
import type en from './shared/en.json'
import { wordsOf } from './words-of.ts'

export const sharedWords = (language: Language) =>
  wordsOf<typeof en>('site/words/shared', language).words
