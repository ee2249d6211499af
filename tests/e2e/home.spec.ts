import { registry } from '../../site/content/figures/registry.ts'
import { home } from '../../site/content/home.ts'
import { formatCount } from '../../site/ui/count-format.ts'
import { expect, test } from './support/site.ts'

const { donated } = registry
const counted = `[data-count-to="${donated.value}"]`

/** What a count reads when it has gone a part of its way. */
const partOf = (share: number) => formatCount({ value: donated.value }, donated.value * share)

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the hero is titled Drinking Water', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drinking Water')
})

test('five doors lead on, the emergency among them', async ({ page }) => {
  if (!home.doors) throw new Error('The doors are withheld')
  for (const { title, end } of home.doors.entries) {
    const row = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name: title }),
    })
    await expect(row.getByRole('link', { name: end.link.label })).toHaveAttribute(
      'href',
      end.link.href,
    )
  }
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
  const items = page.locator('main details')
  await expect(items).toHaveCount(6)
  await expect(page.locator('main details[open]')).toHaveCount(0)
  await items.nth(0).locator('summary').click()
  await items.nth(3).locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(items.nth(3)).toHaveAttribute('open')
  await items.nth(3).locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(0)
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
    const item = page
      .locator('main details')
      .filter({ has: page.getByRole('heading', { name: title }) })
    await item.locator('summary').click()
    await expect(item.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', path)
  }
})

test('a large figure counts up to its abbreviation and keeps its exact value', async ({ page }) => {
  const figure = page.locator(counted)
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).not.toHaveText(partOf(1))
  await expect(figure).toHaveText(partOf(1))
  await expect(page.getByText(donated.number, { exact: true })).toBeAttached()
})

test('a figure counts up in 125 steps of 16 ms', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await page.clock.pauseAt(60_000)
  const figure = page.locator(counted)
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveCSS('display', 'inline-block')
  await page.clock.runFor(62 * 16)
  await expect(figure).toHaveText(partOf(62 / 125))
  await page.clock.runFor(62 * 16)
  await expect(figure).toHaveText(partOf(124 / 125))
  await page.clock.runFor(16)
  await expect(figure).toHaveText(partOf(1))
})

test.describe('with reduced motion', () => {
  test('figures stand still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await page.locator(counted).scrollIntoViewIfNeeded()
    await page.waitForTimeout(200)
    await expect(page.locator(counted)).toHaveText(partOf(1), { timeout: 1 })
  })
})

test('the page closes on a banner that leads to contact and partnerships', async ({ page }) => {
  const banner = page.locator('main > section').last()
  await expect(banner.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact?topic=supply',
  )
  await expect(banner.getByRole('link', { name: 'Partnerships' })).toHaveAttribute(
    'href',
    '/partnerships',
  )
})
