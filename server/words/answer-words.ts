/** The words of the pages that answer a form sent without script, and of those behind links in newsletter mails. */
import type { Language } from '../../contract/words/language.ts'
import { wholeWords } from '../../contract/words/whole-words.ts'
import ar from './answers/ar.json' with { type: 'json' }
import en from './answers/en.json' with { type: 'json' }
import es from './answers/es.json' with { type: 'json' }
import fr from './answers/fr.json' with { type: 'json' }
import { type Print, wordsOf } from './words-of.ts'

const texts = {
  en,
  fr: wholeWords(fr, en),
  es: wholeWords(es, en),
  ar: wholeWords(ar, en),
}

export type AnswerWords = Print<typeof en>

export const answerWords = (language: Language): AnswerWords => wordsOf(texts, language)
