import type { Language } from './language.ts'

/** Which way each language is written: `dir` of a document. */
export const directionOf: Readonly<Record<Language, 'ltr' | 'rtl'>> = {
  en: 'ltr',
  fr: 'ltr',
  es: 'ltr',
  ar: 'rtl',
}
