/**
 * Which pages exist in which language: the one table that routes, links, switch, search, sitemap and the check of the
 * words read. English has every page; `site.config.ts` says which of the other languages are published.
 */
import {
  addressIn,
  type FurtherLanguage,
  firstLanguage,
  furtherLanguages,
  type Language,
} from '../../contract/words/language.ts'
import { siteConfig } from '../../site.config.ts'
import { type PagePath, pagePaths } from './page-paths.ts'

/** The front road: what somebody reads until they have asked for water, or offered help. */
const frontRoad: readonly PagePath[] = [
  '/',
  '/bulk-glacier-water',
  '/bulk-delivery',
  '/access-bulk-water',
  '/solutions',
  '/water-purity',
  '/who-we-support',
  '/partnerships',
  '/about',
  '/contact',
]

export const translatedPages: Readonly<Record<FurtherLanguage, readonly PagePath[]>> = {
  fr: frontRoad,
  es: frontRoad,
  ar: frontRoad,
}

/** The languages of the site, English first. */
export const publishedLanguages: readonly Language[] = [
  firstLanguage,
  ...furtherLanguages.filter((language) => siteConfig.languages.includes(language)),
]

/** Whether a page exists in a language that is published. */
export function isPublishedIn(path: PagePath, language: Language): boolean {
  if (language === 'en') return true
  return publishedLanguages.includes(language) && translatedPages[language].includes(path)
}

/** The languages that a page exists in, English first. */
export const languagesOf = (path: PagePath): readonly Language[] =>
  publishedLanguages.filter((language) => isPublishedIn(path, language))

export const pagesIn = (language: Language): readonly PagePath[] =>
  pagePaths.filter((path) => isPublishedIn(path, language))

/** Where a page is found by a reader of a language: in English where it exists in no other. */
export const addressFor = (path: PagePath, language: Language): string =>
  isPublishedIn(path, language) ? addressIn(path, language) : path

/** What Astro makes of a route: each page, or one that has no address of its own, once a language. */
export const routesFor = (path: PagePath | null) =>
  (path ? languagesOf(path) : publishedLanguages).map((language) => ({
    params: { language: language === firstLanguage ? undefined : language },
    props: { language },
  }))
