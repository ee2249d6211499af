import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { routes } from '../../site/content/routes.ts'
import { expect, test } from './support/site.ts'

const kilobyte = 1024

/** Most Brotli bytes before the load event. */
const budgets = {
  scriptOfPlainPage: 3 * kilobyte,
  scriptOfFormPage: 105 * kilobyte,
  styles: 15 * kilobyte,
  fonts: 90 * kilobyte,
  posterOnPhone: 60 * kilobyte,
}

const formPages: readonly string[] = ['/contact', '/partnerships']

/** Bytes a page loads, by kind: what the server sends packed counts as packed. */
async function weigh(page: Page, path: string) {
  const bytes = { script: 0, stylesheet: 0, font: 0, image: 0, html: 0 }
  const arrivals: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    const counted = kind === 'document' ? 'html' : kind
    if (!(counted in bytes)) return
    arrivals.push(
      response.body().then((body) => {
        const packed = response.headers()['content-encoding'] === 'br'
        bytes[counted as keyof typeof bytes] += packed
          ? brotliCompressSync(body).length
          : body.length
      }),
    )
  })
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await Promise.all(arrivals)
  return bytes
}

for (const { path } of routes) {
  test(`${path} stays within its bytes`, async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const bytes = await weigh(page, path)
    const script = formPages.includes(path) ? budgets.scriptOfFormPage : budgets.scriptOfPlainPage
    const summary = JSON.stringify(bytes)
    testInfo.annotations.push({ type: 'bytes', description: summary })
    if (formPages.includes(path)) process.stdout.write(`${path}: ${summary}\n`)
    expect(bytes.script, summary).toBeLessThanOrEqual(script)
    expect(bytes.stylesheet, summary).toBeLessThanOrEqual(budgets.styles)
    expect(bytes.font, summary).toBeLessThanOrEqual(budgets.fonts)
    const poster = await page.evaluate(() => {
      const hero = document.querySelector<HTMLImageElement>('main > section img')
      const entry = performance.getEntriesByName(hero?.currentSrc ?? '')[0]
      return entry ? (entry as PerformanceResourceTiming).encodedBodySize : 0
    })
    expect(poster).toBeLessThanOrEqual(budgets.posterOnPhone)
  })
}

test('nothing moves while the home page and the forms load', async ({ page }) => {
  for (const path of ['/', '/contact', '/partnerships', '/bulk-glacier-water']) {
    await page.goto(path, { waitUntil: 'load' })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, hadRecentInput } = entry as PerformanceEntry & {
                value: number
                hadRecentInput: boolean
              }
              if (!hadRecentInput) sum += value
            }
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 800)
        }),
    )
    expect(shift, path).toBe(0)
  }
})
