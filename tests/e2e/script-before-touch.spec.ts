import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { specifiedFields } from '../../contract/lead-fields.ts'
import { islandReady } from '../../site/ui/island-ready.ts'
import { watchNetwork, weigh } from './support/bytes.ts'
import { isRunning } from './support/late-script.ts'
import { topic } from './support/lead-forms.ts'
import { drawn } from './support/measure.ts'
import { expect, test } from './support/site.ts'

// As most visitors come: nothing asks the page to save data.
test.use({ loopsPlay: true })

const kilobyte = 1024

/** Brotli bytes of the scripts that stand in a page itself. */
function inlineScript(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  return scripts.reduce((sum, [, text = '']) => sum + brotliCompressSync(text).length, 0)
}

for (const [path, most] of [
  ['/contact', 12],
  ['/partnerships', 12],
  ['/auth', 12],
  ['/access-bulk-water', 12],
] as const) {
  test(`${path} brings ${most} KB of script at most before its first touch`, async ({ page }) => {
    const { answer, bytes } = await weigh(page, path)
    const inline = inlineScript(await answer.text())
    process.stdout.write(`${path}: ${bytes.script} bytes in files, ${inline} in the page\n`)
    expect(bytes.script + inline).toBeLessThanOrEqual(most * kilobyte)
    expect(await isRunning(page)).toBe(false)
  })
}

test('the contact form brings 112 KB of script at most once it is touched', async ({ page }) => {
  const { bytes } = await weigh(page, '/contact', async () => {
    await page.getByLabel(specifiedFields.firstName.label).focus()
    await expect(topic(page)).toHaveJSProperty('tagName', 'BUTTON')
  })
  process.stdout.write(`/contact, touched: ${bytes.script} bytes\n`)
  expect(bytes.script).toBeGreaterThan(50 * kilobyte)
  expect(bytes.script).toBeLessThanOrEqual(112 * kilobyte)
})

/** What was asked to be fetched ahead. */
const fetched = (page: Page) =>
  page.locator('link[rel=modulepreload]').evaluateAll((links) => links.length)

test('a page at rest fetches the form in view ahead, and runs nothing', async ({ page }) => {
  await page.clock.install()
  const networkRests = watchNetwork(page)
  await page.goto('/contact')
  await page.getByLabel(specifiedFields.firstName.label).scrollIntoViewIfNeeded()
  await page.clock.runFor(5_000)
  expect(await fetched(page)).toBe(0)
  await page.clock.runFor(10_000)
  await expect.poll(() => fetched(page)).toBeGreaterThan(2)
  await networkRests()
  expect(await isRunning(page)).toBe(false)
})

test.describe('for a visitor who saves data', () => {
  test.use({ loopsPlay: false })

  test('nothing is fetched ahead', async ({ page }) => {
    await page.clock.install()
    await page.goto('/contact')
    await page.getByLabel(specifiedFields.firstName.label).scrollIntoViewIfNeeded()
    await page.clock.runFor(30_000)
    expect(await fetched(page)).toBe(0)
  })
})

test('the form moves nothing when it begins to run', async ({ page }) => {
  for (const path of ['/contact', '/contact?topic=supply', '/partnerships', '/auth']) {
    await page.goto(path)
    const field = page.getByLabel(specifiedFields.email.label, { exact: false }).first()
    await field.scrollIntoViewIfNeeded()
    const watch = await page.evaluateHandle((event) => {
      const shifts: string[] = []
      const note = (entries: PerformanceEntryList) => {
        for (const entry of entries) {
          const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] }
          // The header moves as the page is scrolled to its form.
          if (sources.some(({ node }) => document.querySelector('main')?.contains(node)))
            shifts.push(JSON.stringify(entry))
        }
      }
      const observer = new PerformanceObserver((list) => note(list.getEntries()))
      observer.observe({ type: 'layout-shift' })
      const ready = new Promise((resolve) => addEventListener(event, resolve, { once: true }))
      return {
        // Not the event itself: it holds the page.
        ready: ready.then(() => undefined),
        end() {
          note(observer.takeRecords())
          return shifts
        },
      }
    }, islandReady)
    const scrolled = await page.evaluate(() => scrollY)
    await field.hover()
    await watch.evaluate(({ ready }) => ready)
    await drawn(page)
    expect(await watch.evaluate((watched) => watched.end())).toEqual([])
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  }
})
