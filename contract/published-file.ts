import { addressIn, type Language } from './words/language.ts'

/**
 * One built file, as the build lists it in `dist/published.json` and the server
 * publishes it. The server routes exactly these paths, so no request path ever
 * reaches the file system.
 */
export type PublishedFile = {
  /** Request path, without a trailing slash: `/contact`, `/_astro/form.1a2b3c.js`. */
  path: string
  /** File below `dist/`, e.g. `contact.html`. */
  file: string
  contentType: string
  /** Strong entity tag of the plain bytes, quoted; the packed variant appends `-br` inside the quotes. */
  etag: string
  /** Whether `<file>.br`, the same bytes in Brotli, stands beside it. */
  brotli: boolean
  /** The file's name carries a hash of its content: browsers may keep it for a year. */
  immutable: boolean
  /** Whether it holds `originMark`, in whose place the server puts the address it is reached at. */
  holdsOrigin?: boolean
  /** Content-Security-Policy of a page, with the hashes of its own inline scripts and styles. */
  contentSecurityPolicy?: string
  /** Content-Disposition of a download: the name under which it is kept, and whether it is shown. */
  contentDisposition?: string
}

export const publishedList = 'published.json'

/** Request paths whose files bear a hash of their content in their name. */
export const namedByContent = /^\/(?:_astro|share)\//

/** Folder of the builds, one below it each; `dist` is a link to the newest. */
export const buildsFolder = 'builds'

/** Versions that stay on the disk, and that one can go back to. */
export const keptVersions = 10

/** In the folder of a version, for those who go back to it: the words and settings it was built from, by their file. */
export const sourcesOfVersion = '.sources.json'

/**
 * Stands for the address of the site in what is built while nobody set `PUBLIC_URL`; the server
 * replaces it. Of a domain that RFC 2606 keeps from everybody.
 */
export const originMark = 'http://this-site.invalid'

/** The module that sets plans and quotes as PDF; it lies beside the published files for the server alone. */
export const planSheetModule = 'plan-sheet.mjs'

/** A page without an address of its own, as it lies in the folder of a language: `fr/404.html`. */
export const fileIn = (file: string, language: Language): string =>
  addressIn(`/${file}`, language).slice(1)

/** The page for unknown paths; it is never published under a path of its own. */
export const notFoundFile = '404.html'

/** The page of `/contact` in an emergency: the server sends it for `/contact?need=emergency` alone. */
export const emergencyFile = 'contact-emergency.html'

/**
 * The page that answers a form sent without script. The server puts escaped
 * text and markup of its own in place of the two marks.
 */
export const answerTemplate = {
  file: 'answer.html',
  titleMark: '%ANSWER-TITLE%',
  bodyMark: '%ANSWER-BODY%',
} as const
