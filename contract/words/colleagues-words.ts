/** The words of site and server as colleagues read them: their pages load no other language. */
import type { ContractWords } from './contract-words.ts'
import en from './en.json' with { type: 'json' }
import { teamLanguage } from './language.ts'
import { withLanguage } from './words-with-language.ts'

export const colleaguesWords: ContractWords = withLanguage(en, teamLanguage)
