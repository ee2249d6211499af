/** Texts that only the server says, printed in the language of their reader. */
import { formatMessage } from '../../contract/words/format-message.ts'
import type { Language } from '../../contract/words/language.ts'
import { type KeyOf, type TextTree, textAt } from '../../contract/words/text-tree.ts'
import { withheld } from '../../contract/words/withheld.ts'

/** What texts take, by the name of the placeholder; what is undefined or empty is not known, and takes its sentence out. */
export type Known = Readonly<Record<string, string | number | undefined>>

/** Prints the text under a key; empty where nothing of it is left. Throws where a placeholder has no name here. */
export type Print<Tree> = (key: KeyOf<Tree>, more?: Known) => string

/** @param trees what only colleagues read stands in English alone. */
export function wordsOf<Tree extends TextTree>(
  trees: { readonly en: Tree } & Partial<Readonly<Record<Language, Tree>>>,
  language: Language,
  known: Known = {},
): Print<Tree> {
  return (key, more = {}) => {
    const values = { ...known, ...more }
    const message = textAt(trees[language] ?? trees.en, key)
    if (message === undefined) throw new Error(`There is no text ${key}`)
    const text = formatMessage(message, language, (name) => {
      const value = values[name]
      if (value !== undefined && value !== '') return value
      return Object.hasOwn(values, name) ? withheld : undefined
    })
    return text === withheld ? '' : text
  }
}
