/** The words of mails about accounts. */
import type { Language } from '../../contract/words/language.ts'
import en from './account-mails/en.json' with { type: 'json' }
import { type Known, type Print, wordsOf } from './words-of.ts'

export type AccountMailWords = Print<typeof en>

/** @param known what several texts of a mail take. */
export const accountMailWords = (language: Language, known?: Known): AccountMailWords =>
  wordsOf({ en }, language, known)
