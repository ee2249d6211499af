/** The languages that site and server speak; each is a file beside the English one. */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]

/** What addresses without a prefix speak: `/contact`, `/articles.atom`. */
export const firstLanguage: Language = 'en'

/** How numbers and dates are written: English is British. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB' }

/** What colleagues read: mails to the team, the dashboard, exports and commands. */
export const teamLanguage: Language = 'en'

/** The language of a page by its path, `/fr/contact`; what is said to a visitor is said in that of their page. */
export function pageLanguage(path: string | undefined): Language {
  return languages.find((language) => path?.startsWith(`/${language}/`)) ?? firstLanguage
}
