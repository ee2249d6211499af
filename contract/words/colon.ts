import type { Language } from './language.ts'

/** Between a name and what is said of it: French has a narrow space before its colon, which does not break. */
export const colonIn = (language: Language): string => (language === 'fr' ? '\u202F: ' : ': ')
