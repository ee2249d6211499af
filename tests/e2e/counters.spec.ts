import type { Page } from '@playwright/test'
import { registry } from '../../site/figures/registry.ts'
import { formatCount, formatReached } from '../../site/ui/count-format.ts'
import { bulkDeliverySections } from '../../site/views/bulk-delivery/bulk-delivery-sections.ts'
import { chooseSustainableImpactSections } from '../../site/views/choose-sustainable-impact/choose-sustainable-impact-sections.ts'
import { pureFlowSections } from '../../site/views/pure-flow/pure-flow-sections.ts'
import { drawn } from './support/measure.ts'
import { sectionWith, wordsOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { communitiesPureFlow, donated, microJobs, onTime } = registry
const metrics = wordsOf(chooseSustainableImpactSections('en').metrics)
const stats = wordsOf(pureFlowSections('en').stats)

/** A figure that counts, or has counted: it keeps its width meanwhile. */
const counting = '[data-count-to][style*="min-width"]'

/** The figure of litres given, on a page where it may be counted up. */
async function litres(page: Page) {
  return sectionWith(page, metrics.heading).locator(`[data-count-to="${donated.value}"]`)
}

const path = '/choose-sustainable-impact'

test('a large figure counts up to its abbreviation in 125 steps of 16 ms, and keeps its exact value', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.goto(path)
  await page.clock.pauseAt(60_000)
  const figure = await litres(page)
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveCSS('display', 'inline-block')
  await page.clock.runFor(62 * 16)
  await expect(figure).toHaveText(formatReached(donated.count, (donated.value * 62) / 125))
  await page.clock.runFor(62 * 16)
  await expect(figure).toHaveText(formatReached(donated.count, (donated.value * 124) / 125))
  await page.clock.runFor(16)
  await expect(figure).toHaveText(formatCount(donated.count))
  await expect(page.getByText(donated.number, { exact: true })).toBeAttached()
})

test('with reduced motion figures stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const figure = await litres(page)
  const texts = await figure.evaluateHandle((element) => {
    const seen: (string | null)[] = []
    new MutationObserver(() => seen.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return seen
  })
  await figure.scrollIntoViewIfNeeded()
  await drawn(page)
  expect(await texts.jsonValue()).toEqual([])
  await expect(figure).toHaveText(formatCount(donated.count))
})

test('a share stands still beside a count that moves', async ({ page }) => {
  await page.goto('/bulk-delivery')
  const line = page.getByRole('region', {
    name: wordsOf(bulkDeliverySections('en').statistics).label,
  })
  await expect(line.locator('[data-count-to]')).toHaveText(/^\d/)
  await expect(line.locator('[data-count-to]')).toHaveCount(1)
  await line.scrollIntoViewIfNeeded()
  await expect(line.getByText(`${onTime.number} `, { exact: false }).first()).toBeVisible()
})

test('a figure that is too small to be counted up stands still beside those that move', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.goto('/pure-flow')
  await page.clock.pauseAt(60_000)
  const figures = sectionWith(page, stats.heading).getByRole('listitem')
  const small = figures.filter({ hasText: stats.figures[1]?.scope })
  await expect(small).toContainText(formatCount(communitiesPureFlow.count))
  await figures.first().scrollIntoViewIfNeeded()
  await expect(figures.locator(counting)).toHaveCount(2)
  await page.clock.runFor(16)
  await expect(figures.first()).toContainText(formatReached(donated.count, donated.value / 125))
  await expect(figures.last()).toContainText(formatReached(microJobs.count, microJobs.value / 125))
  await expect(small).toContainText(formatCount(communitiesPureFlow.count))
})
