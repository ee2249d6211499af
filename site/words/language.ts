import type { Language } from '../../contract/words/language.ts'

export type { Language }

/** What every page's component is given. */
export type PageProps = { language: Language }
