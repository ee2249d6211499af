/** The words of mails about leads and of the newsletter. */
import type { Language } from '../../contract/words/language.ts'
import en from './mails/en.json' with { type: 'json' }
import { type Known, type Print, wordsOf } from './words-of.ts'

export type MailWords = Print<typeof en>

/** @param known what several texts of a mail take. */
export const mailWords = (language: Language, known?: Known): MailWords =>
  wordsOf({ en }, language, known)
