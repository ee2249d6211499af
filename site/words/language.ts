/** The languages that the site is written in; each is a file beside the English one. */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]

/** What every page's component is given. */
export type PageProps = { language: Language }
