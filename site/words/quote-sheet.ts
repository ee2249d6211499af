import type { Language } from './language.ts'
import type en from './quote-sheet/en.json'
import { wordsOf } from './words-of.ts'

/** The words of a quote on paper. Prices stand nowhere else: a colleague fills them in. */
export function quoteSheetWords(language: Language) {
  return wordsOf<typeof en>('site/words/quote-sheet', language)
}
