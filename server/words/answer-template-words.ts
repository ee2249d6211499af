/** What answers of colleagues begin as. A language is a file beside the English one. */
import type { Language } from '../../contract/words/language.ts'
import en from './answer-templates/en.json' with { type: 'json' }
import { type Known, type Print, wordsOf } from './words-of.ts'

export type AnswerTemplateWords = Print<typeof en>

export const answerTemplateWords = (language: Language, known?: Known): AnswerTemplateWords =>
  wordsOf({ en }, language, known)
