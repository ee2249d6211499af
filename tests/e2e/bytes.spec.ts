import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { routes } from '../../site/content/routes.ts'
import { layoutShiftOf, typefaceErrors, withoutTypefaces } from './support/layout-shift.ts'
import { expect, test } from './support/site.ts'

const kilobyte = 1024

/** Most Brotli bytes before the load event. */
const budgets = {
  scriptOfPlainPage: 3 * kilobyte,
  scriptOfFormPage: 105 * kilobyte,
  scriptOfAuthPage: 90 * kilobyte,
  styles: 15 * kilobyte,
  fonts: 90 * kilobyte,
  posterOnPhone: 60 * kilobyte,
}

const formPages: readonly string[] = ['/contact', '/partnerships']

function scriptBudget(path: string): number {
  if (path === '/auth') return budgets.scriptOfAuthPage
  return formPages.includes(path) ? budgets.scriptOfFormPage : budgets.scriptOfPlainPage
}

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
    const script = scriptBudget(path)
    const summary = JSON.stringify(bytes)
    testInfo.annotations.push({ type: 'bytes', description: summary })
    if (script > budgets.scriptOfPlainPage) process.stdout.write(`${path}: ${summary}\n`)
    expect(bytes.script, summary).toBeLessThanOrEqual(script)
    expect(bytes.stylesheet, summary).toBeLessThanOrEqual(budgets.styles)
    expect(bytes.font, summary).toBeLessThanOrEqual(budgets.fonts)
    const poster = await page.evaluate(() => {
      const hero = document.querySelector<HTMLImageElement>('main section img')
      const entry = performance.getEntriesByName(hero?.currentSrc ?? '')[0]
      return entry ? (entry as PerformanceResourceTiming).encodedBodySize : 0
    })
    expect(poster).toBeLessThanOrEqual(budgets.posterOnPhone)
  })
}

test.describe('with no typeface to wait for', () => {
  test.use({ expectedErrors: typefaceErrors })

  test('nothing moves while the home page and the forms load', async ({ page }) => {
    await withoutTypefaces(page)
    for (const path of ['/', '/contact', '/partnerships', '/bulk-glacier-water']) {
      expect(await layoutShiftOf(page, path), path).toBe(0)
    }
  })
})

/** 0.1 is where a layout counts as stable: https://web.dev/articles/cls. */
test('typefaces that arrive late move next to nothing', async ({ page }) => {
  await page.route(/\.woff2/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  for (const path of ['/', '/contact', '/fresh-water-crisis']) {
    expect(await layoutShiftOf(page, path), path).toBeLessThan(0.1)
  }
})
