import { homeSections } from '../../site/views/home/home-sections.ts'
import { expectLink } from './support/links.ts'
import { firstSection } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const home = homeSections('en')

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('five doors lead on, the emergency among them', async ({ page }) => {
  if (!home.doors) throw new Error('The doors are withheld')
  for (const { title, end } of home.doors.entries) {
    const row = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name: title }),
    })
    await expectLink(row, end.link)
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

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]) {
  test(`what is sold and the first step stand on the first screen at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const hero = firstSection(page)
    if (!home.formats) throw new Error('The formats are withheld')
    for (const { name, volume, href } of home.formats.formats) {
      const format = hero.getByRole('link', { name: `${name} ${volume}` })
      await expect(format).toBeInViewport({ ratio: 1 })
      await expect(format).toHaveAttribute('href', href)
    }
    await expect(hero.getByRole('link', { name: home.hero.actions[0].label })).toBeInViewport({
      ratio: 1,
    })
    await expect(hero.getByText(home.hero.subtitle)).toBeInViewport({ ratio: 1 })
  })
}

test('Our Solutions opens one item at a time, and a click on the open one closes it', async ({
  page,
}) => {
  const items = page.locator('main details')
  await expect(items).toHaveCount(6)
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(items.nth(0)).toHaveAttribute('open')
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
    if ((await item.getAttribute('open')) === null) await item.locator('summary').click()
    await expectLink(item, { label: 'Learn More', href: path })
  }
})

test('the page closes on a banner that leads to contact and partnerships', async ({ page }) => {
  const banner = page.locator('main > section').last()
  await expect(banner.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact?topic=supply&from=home',
  )
  await expectLink(banner, { label: 'Partnerships', href: '/partnerships' })
})
