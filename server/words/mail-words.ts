/** The words of mails about leads and of the newsletter. */
import type { Language } from '../../contract/words/language.ts'
import { wholeWords } from '../../contract/words/whole-words.ts'
import ar from './mails/ar.json' with { type: 'json' }
import en from './mails/en.json' with { type: 'json' }
import es from './mails/es.json' with { type: 'json' }
import fr from './mails/fr.json' with { type: 'json' }
import { type Known, type Print, wordsOf } from './words-of.ts'

const texts = {
  en,
  fr: wholeWords(fr, en),
  es: wholeWords(es, en),
  ar: wholeWords(ar, en),
}

export type MailWords = Print<typeof en>

/** @param known what several texts of a mail take. */
export const mailWords = (language: Language, known?: Known): MailWords =>
  wordsOf(texts, language, known)
