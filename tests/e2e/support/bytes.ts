import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, type Request, type Response } from '@playwright/test'
import { originMark } from '../../../contract/published-file.ts'
import type { byteBudgets } from '../../support/byte-budgets.ts'
import { drawn } from './measure.ts'

export type PageBytes = ReturnType<typeof byteBudgets>

/**
 * Loads a page, acts on it, and waits until the network rests; returns its answer and its bytes by kind. What the server sends packed
 * counts as packed; `poster` is the picture of the first section, where it has one that shows.
 */
export async function weigh(
  page: Page,
  path: string,
  act: () => Promise<unknown> = async () => undefined,
): Promise<{ answer: Response; bytes: PageBytes }> {
  const bytes: PageBytes = { html: 0, script: 0, stylesheet: 0, font: 0, poster: 0 }
  const arrivals: Promise<void>[] = []
  const count = (response: Response) => {
    const type = response.request().resourceType()
    const kind = type === 'document' ? 'html' : type
    if (kind !== 'html' && kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return
    const weighed = kind === 'html' ? packedPage(response) : sentBytes(response)
    arrivals.push(
      weighed.then((size) => {
        bytes[kind] += size
      }),
    )
  }
  page.on('response', count)
  const networkRests = watchNetwork(page)
  const answer = await page.goto(path)
  await act()
  await networkRests()
  page.off('response', count)
  if (!answer) throw new Error(`${path} gave no answer`)
  await Promise.all(arrivals)
  bytes.poster = await page.evaluate(() => {
    const hero = document.querySelector('main section')?.querySelector('img')
    if (!hero?.checkVisibility()) return 0
    // No number is no answer: a shown picture without bytes of its own fails the budget.
    const [entry] = performance.getEntriesByName(hero.currentSrc)
    return (entry as PerformanceResourceTiming | undefined)?.encodedBodySize || Number.NaN
  })
  return { answer, bytes }
}

/** Where the server does not say how many it sends, no number is no answer: it fails the budget. */
async function sentBytes(response: Response): Promise<number> {
  return Number(await response.headerValue('content-length')) || Number.NaN
}

/** Bytes of a page as it was built: the port in the address that the server wrote into it packs differently each time. */
async function packedPage(response: Response): Promise<number> {
  const built = (await response.text()).replaceAll(new URL(response.url()).origin, originMark)
  const isPacked = response.headers()['content-encoding'] === 'br'
  return isPacked ? brotliCompressSync(built).length : Buffer.byteLength(built)
}

/**
 * Counts the requests of a page from now on, except those of films, which a browser leaves open. What it
 * returns waits until none is under way and the page, once it was idle, has begun no other.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'media') return
    begun += 1
    underWay.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => void underWay.delete(request))
  }
  return () =>
    expect(async () => {
      const before = begun
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      await drawn(page)
      expect([underWay.size, begun]).toEqual([0, before])
    }).toPass({ intervals: [50] })
}
