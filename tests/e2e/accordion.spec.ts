import type { Locator, Page } from '@playwright/test'
import { bulkGlacierWater } from '../../site/content/bulk-glacier-water.ts'
import { homeSections } from '../../site/views/home/home-sections.ts'
import { solutions } from '../../site/views/solutions/solutions-sections.ts'
import { drawn } from './support/measure.ts'
import { wordsOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const accordions = [
  { path: '/', items: wordsOf(homeSections('en').solutions).items },
  { path: '/bulk-glacier-water', items: wordsOf(bulkGlacierWater.delivery).items },
  { path: '/solutions', items: wordsOf(solutions.formats).items },
]

const headingOf = (page: Page, title: string) =>
  page.locator('summary').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** How far a heading moves in the window, frame by frame, from before it is opened until it has settled. */
async function movementOf(heading: Locator, open: () => Promise<void>): Promise<number> {
  const watched = await heading.evaluateHandle((element) => {
    const tops: number[] = []
    const note = () => {
      tops.push(element.getBoundingClientRect().top)
      requestAnimationFrame(note)
    }
    note()
    return tops
  })
  await open()
  await expect(heading.locator('xpath=..')).toHaveAttribute('open', '')
  await drawn(heading.page())
  return watched.evaluate((tops) => Math.max(...tops) - Math.min(...tops))
}

for (const { path, items } of accordions) {
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ]) {
    test(`on ${path} at ${viewport.width} px an opened row’s heading stays where it was`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      const [first, second, third] = items.map(({ title }) => headingOf(page, title))
      if (!first || !second || !third) throw new Error('An accordion has three rows')
      if ((await page.locator('main details[name][open]').count()) === 0) await first.click()
      for (const row of [second, third]) {
        await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        expect(await movementOf(row, () => row.click())).toBeLessThanOrEqual(1)
      }
      await second.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await second.focus()
      expect(await movementOf(second, () => page.keyboard.press('Enter'))).toBeLessThanOrEqual(1)
      await expect(page.locator('main details[name][open]')).toHaveCount(1)
    })
  }
}
