/** The languages that site and server speak; each is a file beside the English one. Which of them are published, `site.settings.json` says. */
export const languages = ['en', 'fr', 'es', 'ar'] as const

export type Language = (typeof languages)[number]

/** What addresses without a prefix speak: `/contact`, `/articles.atom`. */
export const firstLanguage: Language = 'en'

/** The others, whose addresses have a prefix. */
export type FurtherLanguage = Exclude<Language, 'en'>
export const furtherLanguages = languages.filter(
  (language): language is FurtherLanguage => language !== firstLanguage,
)

/** How numbers and dates are written: English is British, Spanish Latin American; Arabic has the digits of its trade. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  fr: 'fr-FR',
  es: 'es-419',
  ar: 'ar-u-nu-latn',
}

/** What colleagues read: mails to the team, the dashboard, exports and commands. */
export const teamLanguage: Language = 'en'

/** The language of a page by its path, `/fr/contact`; what is said to a visitor is said in that of their page. */
export function pageLanguage(path: string | undefined): Language {
  const first = path?.split(/[/?#]/, 2)[1]
  return furtherLanguages.find((language) => language === first) ?? firstLanguage
}

/** Names the language of an answer where no page does: `/functions/v1/plan?lang=fr&people=300`; English says nothing. */
export const languageField = 'lang'

/** The language of its code; English for whatever is none. */
export const languageNamed = (code: unknown): Language =>
  languages.find((language) => language === code) ?? firstLanguage

/** A path of the server whose answer is in a language. */
export const answeredIn = (path: string, language: Language): string =>
  language === firstLanguage ? path : `${path}?${languageField}=${language}`

/** An address in another language, `/contact?topic=supply` as `/fr/contact?topic=supply`; only of what is spoken in all of them. */
export function addressIn(path: string, language: Language): string {
  return language === firstLanguage ? path : `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** The English address of a page, `/fr` as `/`; one without a prefix stays. */
export function withoutLanguage(path: string): string {
  const language = pageLanguage(path)
  if (language === firstLanguage) return path
  const rest = path.slice(language.length + 1)
  return rest.startsWith('/') ? rest : `/${rest}`
}
