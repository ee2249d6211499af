import { pageName } from '../../contract/contact-presets.ts'

/** A link to the contact form that says what for; what stands on `/contact` itself keeps its visitor's first page. */
const presetLink = /(?<= href="\/contact\?)[^"#]+/gu

/**
 * Lets every quote, visit and demo link of a finished page bring the page along:
 * `/contact?topic=supply` on `/bulk-delivery` becomes `/contact?topic=supply&from=bulk-delivery`.
 * Done to the page as a whole, so that it holds without script and no section has to know where it stands.
 *
 * @param html a whole page, attributes in double quotes.
 * @param path the page's path, `/bulk-delivery`.
 */
export function withPageInContactLinks(html: string, path: string): string {
  return path === '/contact' ? html : html.replaceAll(presetLink, `$&&amp;from=${pageName(path)}`)
}
