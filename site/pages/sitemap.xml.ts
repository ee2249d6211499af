import type { APIRoute } from 'astro'
import { alternatesOf } from '../content/language-links.ts'
import { unlistedPaths } from '../content/page-paths.ts'
import { addressFor, pagesIn, publishedLanguages } from '../content/translated-pages.ts'
import { settings } from '../settings.ts'

const addressOf = (path: string) => new URL(path, settings.publicUrl).href

/** Every listed page in each of its languages, for search engines. */
export const GET: APIRoute = () => {
  const addresses = publishedLanguages.flatMap((language) =>
    pagesIn(language)
      .filter((path) => !unlistedPaths.includes(path))
      .map((path) => {
        const others = alternatesOf(path).map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other.language}" href="${addressOf(other.href)}"/>`,
        )
        return `  <url><loc>${addressOf(addressFor(path, language))}</loc>${others.join('')}</url>`
      }),
  )
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.join('\n')}
</urlset>
`,
  )
}
