import { defineMiddleware } from 'astro:middleware'
import { withPageInContactLinks } from './build/contact-links.ts'
import { withSectionAnchors } from './build/section-anchors.ts'
import { withUnbrokenQuantities } from './build/unbroken-quantities.ts'
import { pagePaths } from './content/page-paths.ts'

/** What is done to every finished page, while it is built and under `npm run dev` alike. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.includes('text/html')) return response
  const html = withUnbrokenQuantities(withSectionAnchors(await response.text()))
  const path = pagePaths.find(
    (known) => known === url.pathname.replace(/(?:index)?(?:\.html)?$/u, ''),
  )
  return new Response(path ? withPageInContactLinks(html, path) : html, response)
})
