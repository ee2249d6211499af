/** Where the documents of the series lie, and which of them are set in other languages than English. */
import type { FurtherLanguage, Language } from './words/language.ts'

/** What a buyer prints or forwards; the other documents are English. */
const ofTheFrontRoad = ['product-sheet', 'logistics-guide'] as const

const setIn: Readonly<Record<FurtherLanguage, readonly string[]>> = {
  fr: ofTheFrontRoad,
  es: ofTheFrontRoad,
  ar: ofTheFrontRoad,
}

/** Whether a document is set in a language. */
export const isSetIn = (slug: string, language: Language): boolean =>
  language === 'en' || setIn[language].includes(slug)

/** The file of a document as a reader of a language gets it, `product-sheet.fr.pdf`: in English where it is set in no other. */
export const documentFile = (slug: string, language: Language): string =>
  language === 'en' || !isSetIn(slug, language) ? `${slug}.pdf` : `${slug}.${language}.pdf`

/** Its address. */
export const documentPath = (slug: string, language: Language): string =>
  `/downloads/${documentFile(slug, language)}`
