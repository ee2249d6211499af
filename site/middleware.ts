import { defineMiddleware } from 'astro:middleware'
import { withUnbrokenQuantities } from './build/unbroken-quantities.ts'

/** What is done to every finished page, while it is built and under `npm run dev` alike. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.includes('text/html')) return response
  return new Response(withUnbrokenQuantities(await response.text()), response)
})
