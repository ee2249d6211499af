import { registry } from '../../site/figures/registry.ts'
import { pureFlow } from '../../site/views/pure-flow/pure-flow-sections.ts'
import { siteConfig } from '../../site.config.ts'
import { expectLink } from './support/links.ts'
import { firstSection, lastSection, sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { currents, stats, features, benefits } = sectionsOf(pureFlow)

test.beforeEach(async ({ page }) => {
  await page.goto('/pure-flow')
})

test('the hero opens the external platform in a new tab', async ({ page }) => {
  const hero = firstSection(page)
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Pure Flow')
  const platform = hero.getByRole('link', { name: /opens in a new tab/ })
  await expect(platform).toHaveAttribute('href', siteConfig.externalPlatformUrl)
  await expect(platform).toHaveAttribute('target', '_blank')
  await expect(platform).toHaveAttribute('rel', /noopener/)
})

test('four steps lead from the order to the count', async ({ page }) => {
  const flow = sectionWith(page, currents.heading)
  await expect(titlesIn(flow)).toHaveText([
    'Order',
    'Hub Distribution',
    'Local Delivery',
    'Impact Tracking',
  ])
  await expect(flow).toContainText(currents.caption)
})

test('the drawing says into how many ends the water divides, and what they come to', async ({
  page,
}) => {
  const { title, ends, tally } = currents.drawing
  const drawing = page.getByRole('img', { name: title })
  await expect(drawing).toBeVisible()
  expect(ends.count).toBe(registry.communitiesPureFlow.value)
  await expect(drawing.getByText(ends.label, { exact: true })).toBeVisible()
  await expect(drawing.getByText(tally.figure, { exact: true })).toBeVisible()
})

test('each step has its own reach of the stream on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const steps = sectionWith(page, currents.heading).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  for (const step of await steps.all()) await expect(step.locator('svg').first()).toBeVisible()
})

test('the stats block gives four figures, each with its unit and what it counts', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const figures = sectionWith(page, stats.heading).getByRole('listitem')
  const { donated, communitiesPureFlow, csrPartners, microJobs } = registry
  const numbers = [
    donated.shortNumber,
    ...[communitiesPureFlow, csrPartners, microJobs].map(({ number }) => number),
  ]
  await expect(figures).toHaveCount(numbers.length)
  for (const [at, { unit, scope }] of stats.figures.entries()) {
    for (const words of [numbers[at] ?? '', unit, scope]) {
      await expect(figures.nth(at)).toContainText(words)
    }
  }
})

test('the cost of a litre stands with its label', async ({ page }) => {
  const partners = sectionWith(page, benefits.heading)
  await expect(partners).toContainText(registry.costPerLitre.number)
  await expect(partners).toContainText('company figure; not a price quote')
})

test('five platform features, the last with its uptime', async ({ page }) => {
  const rows = sectionWith(page, features.heading).getByRole('listitem')
  await expect(rows.getByRole('heading')).toHaveText(features.entries.map(({ title }) => title))
  await expect(rows).toHaveCount(5)
  await expect(rows.last()).toContainText(registry.platformUptime.text)
  await expect(rows.last()).toContainText('platform uptime')
})

test('communities, partners and drivers each read what they gain', async ({ page }) => {
  const section = sectionWith(page, benefits.heading)
  await expect(titlesIn(section)).toHaveText(['Communities', 'Partners', 'Drivers'])
})

test('the page ends with a demo and a partnership', async ({ page }) => {
  const end = lastSection(page)
  await expectLink(end, { label: 'Request Demo', href: '/contact?topic=pure-flow&ask=demo' })
  await expectLink(end, { label: 'Become a Partner', href: '/partnerships' })
})
