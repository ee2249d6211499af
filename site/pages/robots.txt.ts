import type { APIRoute } from 'astro'
import { settings } from '../settings.ts'

export const GET: APIRoute = () =>
  new Response(`User-agent: *
Disallow: /auth
Disallow: /team

Sitemap: ${new URL('/sitemap.xml', settings.publicUrl).href}
`)
