import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

const kilobyte = 1024

/** Script that the pages with an island may bring, and one with every behaviour; every other page brings a few behaviours. */
const scriptBudgets: Readonly<Record<string, number>> = {
  '/contact': 105 * kilobyte,
  '/partnerships': 105 * kilobyte,
  '/auth': 90 * kilobyte,
  // Two views, tabs, dialogs, bars and two loops on one page; 130 bytes above all others.
  '/fresh-water-crisis': 3.25 * kilobyte,
}

/** Most Brotli bytes of a page on a phone, by kind. */
export function byteBudgets(path: string) {
  return {
    script: scriptBudgets[path] ?? 3 * kilobyte,
    stylesheet: 15 * kilobyte,
    font: 90 * kilobyte,
    poster: 60 * kilobyte,
  }
}

export type PageBytes = ReturnType<typeof byteBudgets>

/**
 * Loads a page until the network rests; returns its answer and its bytes by kind. What the server sends packed
 * counts as packed; `poster` is the first picture of the first section.
 */
export async function weigh(
  page: Page,
  path: string,
): Promise<{ answer: Response; bytes: PageBytes }> {
  const bytes: PageBytes = { script: 0, stylesheet: 0, font: 0, poster: 0 }
  const arrivals: Promise<void>[] = []
  const count = (response: Response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return
    arrivals.push(
      response.body().then((body) => {
        const packed = response.headers()['content-encoding'] === 'br'
        bytes[kind] += packed ? brotliCompressSync(body).length : body.length
      }),
    )
  }
  page.on('response', count)
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  page.off('response', count)
  if (!answer) throw new Error(`${path} gave no answer`)
  await Promise.all(arrivals)
  bytes.poster = await page.evaluate(() => {
    const hero = document.querySelector<HTMLImageElement>('main section img')
    const entry = performance.getEntriesByName(hero?.currentSrc ?? '')[0]
    return entry ? (entry as PerformanceResourceTiming).encodedBodySize : 0
  })
  return { answer, bytes }
}
