import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the hero is titled Drinking Water', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drinking Water')
})

test('Profit with Purpose has four units, one of which leads to the free water platform', async ({
  page,
}) => {
  const section = page.locator('section').filter({ hasText: 'Profit with Purpose' })
  await expect(section.getByRole('listitem')).toHaveCount(4)
  const platform = section.getByRole('link', { name: /free water platform/i })
  await expect(platform).toHaveAttribute('target', '_blank')
  await expect(platform).toHaveAttribute('rel', 'noopener')
})

test('Our Solutions opens one item at a time, and a click on the open one closes it', async ({
  page,
}) => {
  const items = page.locator('.accordion-table > details')
  await expect(items).toHaveCount(6)
  await expect(page.locator('details[open]')).toHaveCount(0)
  await items.nth(0).locator('summary').click()
  await items.nth(3).locator('summary').click()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(items.nth(3)).toHaveAttribute('open')
  await items.nth(3).locator('summary').click()
  await expect(page.locator('details[open]')).toHaveCount(0)
})

test('each solution leads to its page', async ({ page }) => {
  const targets = {
    'Source of Water': '/source-of-water',
    'Natural Water Filtration': '/water-purity',
    'Water Harvesting': '/water-harvesting',
    'Bulk Delivery': '/bulk-delivery',
    'Global Industry & Consumer Distribution': '/industry-distribution',
    'Sustainable Development Goals': '/sustainable-development-goals',
  }
  for (const [title, path] of Object.entries(targets)) {
    const item = page.locator('details').filter({ has: page.getByRole('heading', { name: title }) })
    await item.locator('summary').click()
    await expect(item.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', path)
  }
})

test('a large figure counts up to its abbreviation and keeps its exact value', async ({ page }) => {
  const figure = page.locator('[data-count-to="12400000"]')
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).not.toHaveText('12.4M')
  await expect(figure).toHaveText('12.4M')
  await expect(page.getByText('12,400,000', { exact: true })).toBeAttached()
})

test('a figure counts up in 125 steps of 16 ms', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await page.clock.pauseAt(60_000)
  const figure = page.locator('[data-count-to="12400000"]')
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveCSS('display', 'inline-block')
  await page.clock.runFor(62 * 16)
  await expect(figure).toHaveText('6.2M')
  await page.clock.runFor(62 * 16)
  await expect(figure).toHaveText('12.3M')
  await page.clock.runFor(16)
  await expect(figure).toHaveText('12.4M')
})

test.describe('with reduced motion', () => {
  test('figures stand still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await page.locator('[data-count-to="12400000"]').scrollIntoViewIfNeeded()
    await page.waitForTimeout(200)
    await expect(page.locator('[data-count-to="12400000"]')).toHaveText('12.4M', { timeout: 1 })
  })
})

test('the page closes on a banner that leads to contact and partnerships', async ({ page }) => {
  const banner = page.locator('main > section').last()
  await expect(banner.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await expect(banner.getByRole('link', { name: 'Partnerships' })).toHaveAttribute(
    'href',
    '/partnerships',
  )
})
