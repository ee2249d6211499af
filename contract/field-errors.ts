import type * as v from 'valibot'
import { limits } from './fields.ts'
import type { FieldErrors } from './functions.ts'
import { fillWords, type Values } from './words/fill-words.ts'
import type { Language } from './words/language.ts'
import { type TextTree, textAt } from './words/text-tree.ts'

type ErrorWords = { errors: TextTree; language: Language }

/**
 * The first sentence of each wrong field, keyed by field name. Issues that
 * belong to no field (an unknown key, a body that is no object) stand under ''.
 *
 * @param lengths what the sentences name, by their placeholders.
 */
export function fieldErrors(
  issues: readonly v.BaseIssue<unknown>[],
  { errors, language }: ErrorWords,
  lengths: Values = limits,
): FieldErrors {
  const found: FieldErrors = {}
  for (const { path, message } of issues) {
    const name = path ? String(path[0]?.key) : ''
    // What no schema of ours has worded speaks to programs: the library's own sentence does.
    const sentence = textAt(errors, message) ?? message
    found[name] ??= fillWords(sentence, lengths, language)
  }
  return found
}
