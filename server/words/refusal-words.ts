/** Why a request is refused: what visitors read, and what colleagues and operators do. */
import type { Language } from '../../contract/words/language.ts'
import type { KeyOf } from '../../contract/words/text-tree.ts'
import { wholeWords } from '../../contract/words/whole-words.ts'
import ar from './refusals/ar.json' with { type: 'json' }
import en from './refusals/en.json' with { type: 'json' }
import es from './refusals/es.json' with { type: 'json' }
import fr from './refusals/fr.json' with { type: 'json' }
import team from './team-refusals/en.json' with { type: 'json' }
import { type Known, wordsOf } from './words-of.ts'

/** Of a sentence in the files of refusals; those of the team stand in English alone. */
export type RefusalKey = KeyOf<typeof en & typeof team>

const texts = {
  en: { ...en, ...team },
  fr: { ...wholeWords(fr, en), ...team },
  es: { ...wholeWords(es, en), ...team },
  ar: { ...wholeWords(ar, en), ...team },
}

export const refusalText = (language: Language, key: RefusalKey, known?: Known): string =>
  wordsOf(texts, language, known)(key)
