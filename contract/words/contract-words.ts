/**
 * What site and server both say, in every language. No script of a page imports this file: a route hands its island
 * the words of the page's own language, and no browser loads another.
 */
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import type { Language } from './language.ts'
import type { KeyOf } from './text-tree.ts'
import { wholeWords } from './whole-words.ts'
import { withLanguage } from './words-with-language.ts'

type Texts = typeof en

/** Each part knows its language: numbers, dates and plurals follow it. */
export type ContractWords = { readonly [Part in keyof Texts]: Texts[Part] & { language: Language } }

/** What is said of leads: both forms, what is wrong in them, what their sender reads after sending. */
export type LeadWords = ContractWords['lead']

/** What a schema of a lead says of a value that it refuses: the key of a sentence. */
export type LeadError = KeyOf<LeadWords['errors']>

/** What is said of staff accounts: on the sign-in page, by its calls. */
export type AccountWords = ContractWords['accounts']

/** What is said of a supply plan: in the planner, on the page without script, on paper. */
export type PlanWords = ContractWords['plan']

/** What the page without script, and the paper, say besides. */
export type PlanPageWords = Pick<ContractWords, 'lead' | 'plan' | 'planPage'>
/** What is said of leads to colleagues. */
export type TeamWords = ContractWords['team']

const texts: Readonly<Record<Language, Texts>> = {
  en,
  fr: wholeWords(fr, en),
  es: wholeWords(es, en),
  ar: wholeWords(ar, en),
}

export const contractWords = (language: Language): ContractWords =>
  withLanguage(texts[language], language)
