import { defineMiddleware } from 'astro:middleware'
import { readPage, writePage } from './finished-page.ts'
import { readerSteps } from './steps.ts'

/** Gives a page under `npm run dev` what a reader meets on a built one. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.includes('text/html')) return response
  const page = readPage(await response.text(), url.pathname)
  for (const step of readerSteps) step(page)
  return new Response(writePage(page), response)
})
