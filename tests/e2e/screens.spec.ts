import type { Page } from '@playwright/test'
import { routes } from '../../site/content/routes.ts'
import { solutions } from '../../site/content/solutions.ts'
import { columns, path as crisis } from './support/crisis-page.ts'
import { wordsOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** By how many pixels the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Lays out what a visitor would open: rows, sheets of tabs, dialogs. */
const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll('details')) {
      row.removeAttribute('name')
      row.open = true
    }
    for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) {
      panel.hidden = false
    }
    for (const dialog of document.querySelectorAll('dialog')) dialog.setAttribute('open', '')
  })

/** Figures with their unit, and ranges, that begin on one line and end on another. */
const splitQuantities = (page: Page) =>
  page.evaluate(() => {
    const quantity =
      /(?:pH )?\d[\d.,]*[KMB]?\+?(?:[–-]\d[\d.,]*)?\s(?:%|°C|L|mg\/L|ppm|m³|km|cm|kg|g|tonnes|litres|seconds|minutes|hours|days|weeks|months|years|million|billion)(?![\p{L}/])|\d[\d.,]*–\d[\d.,]*|pH \d[\d.,]*/gu
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const split: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('svg, script, style') || parent.offsetWidth <= 1) continue
      for (const { 0: words, index } of (node.nodeValue ?? '').matchAll(quantity)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + words.length)
        const [first, ...others] = range.getClientRects()
        if (first && others.some(({ top }) => top > first.top + first.height / 2)) split.push(words)
      }
    }
    return split
  })

/** Quantities whose parts a flex or grid container would set apart, one item each. */
const quantitiesSetApart = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .nowrap')]
      .filter(({ parentElement }) => {
        const { display } = getComputedStyle(parentElement as Element)
        const texts = [...(parentElement?.childNodes ?? [])].filter((node) => node.nodeType === 3)
        return /flex|grid/.test(display) && texts.some((node) => node.nodeValue?.trim())
      })
      .map(({ textContent }) => textContent),
  )

test.describe('nothing is wider than its window, and no quantity is split', () => {
  for (const { path } of routes) {
    test(path, async ({ page }) => {
      await page.goto(path)
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      }
      await openEverything(page)
      expect(await quantitiesSetApart(page)).toEqual([])
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await splitQuantities(page), `${width} px`).toEqual([])
      }
    })
  }
})

test('on a phone all formats stand inside the window, to one scale', async ({ page }) => {
  const scale = wordsOf(solutions.scale)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/solutions')
  const objects = page.getByRole('listitem').filter({ has: page.locator('use') })
  await expect(objects.getByRole('heading')).toHaveText(scale.objects.map(({ name }) => name))
  const drawn = await objects.locator('svg').evaluateAll((windows) =>
    windows.map((svg) => {
      const { left, width } = svg.getBoundingClientRect()
      return { left, unit: width / (svg as SVGSVGElement).viewBox.baseVal.width }
    }),
  )
  for (const { left, unit } of drawn) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(180)
    expect(unit).toBeCloseTo(drawn[0]?.unit ?? 0, 3)
  }
  const bar = page.getByRole('img', { name: `Scale bar: ${scale.bar} metres` })
  const barUnit = await bar.evaluate(
    (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
  )
  expect(barUnit).toBeCloseTo(drawn[0]?.unit ?? 0, 3)
})

test('on a phone the values of a dialog carry the names of their columns, but for the source', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${crisis}?view=data`)
  await page.getByRole('button', { name: 'Lack of Access' }).click()
  const dialog = page.getByRole('dialog')
  const [metric, status, source, importance] = columns
  const rows = await dialog.locator('tbody tr').count()
  for (const name of [metric, status, importance]) {
    const labels = dialog.locator('tbody').getByText(name ?? '', { exact: true })
    await expect(labels).toHaveCount(rows)
    for (const label of await labels.all()) await expect(label).toBeVisible()
  }
  await expect(dialog.getByText(source ?? '', { exact: true })).toBeHidden()
})

test('on a phone a row of tabs fades where it goes on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/who-we-support')
  const tabs = page.getByRole('tablist')
  const last = tabs.getByRole('tab').last()
  await expect(last).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await tabs.getByRole('tab').first().focus()
  await page.keyboard.press('End')
  await expect(last).toBeInViewport({ ratio: 0.99 })
  // Nothing lies over the last name once the row is at its end.
  const { end, edge } = await last.evaluate((tab) => ({
    end: tab.getBoundingClientRect().right,
    edge: innerWidth - 28,
  }))
  expect(end).toBeLessThanOrEqual(edge)
})
