/** Buyers and partners who agreed to be named. */
import { siteConfig } from '../../site.config.ts'
import type { Language } from './language.ts'
import type en from './references/en.json'
import { wordsOf } from './words-of.ts'

/** Undefined while the owner names none. */
export function references(language: Language) {
  const { heading, note } = wordsOf<typeof en>('site/words/references', language).words
  if (siteConfig.references.length === 0) return undefined
  return {
    heading,
    note,
    definitions: siteConfig.references.map(({ name, words }) => ({
      term: name,
      text: words ? [words] : [],
    })),
  }
}
