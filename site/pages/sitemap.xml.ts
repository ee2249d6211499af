import type { APIRoute } from 'astro'
import { pagePaths, unlistedPaths } from '../content/page-paths.ts'
import { settings } from '../settings.ts'

/** Every listed page, for search engines. */
export const GET: APIRoute = () => {
  const addresses = pagePaths
    .filter((path) => !unlistedPaths.includes(path))
    .map((path) => `  <url><loc>${new URL(path, settings.publicUrl).href}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`,
  )
}
