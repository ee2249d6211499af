import type { Language } from './language.ts'

/** Parts of a file of words, each with its language: numbers, dates and plurals follow it. */
export function withLanguage<Parts extends object>(parts: Parts, language: Language) {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, { ...part, language }]),
  ) as { readonly [Part in keyof Parts]: Parts[Part] & { language: Language } }
}
