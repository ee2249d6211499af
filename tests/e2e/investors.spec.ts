import { investorsSections } from '../../site/views/investors/investors-sections.ts'
import { expectLink } from './support/links.ts'
import { lastSection, sectionsOf, sectionWith } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { next, markets } = sectionsOf(investorsSections('en'))

test.beforeEach(async ({ page }) => {
  await page.goto('/investors')
})

test('our own year is ringed on the same scale, on a phone beside every market', async ({
  page,
}) => {
  const section = sectionWith(page, markets.heading)
  const { besides } = markets
  if (!besides) throw new Error('Our own year is withheld')
  await expect(section.getByText(besides.text)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  for (const { drawing } of markets.items) {
    await expect(section.getByRole('img', { name: drawing.title }).locator('circle')).toBeVisible()
  }
})

test('the way to the contact form brings its topic along', async ({ page }) => {
  const [contact, purpose] = next.actions
  const last = lastSection(page)
  await expectLink(last, { label: purpose.label, href: '/profit-purpose' })
  await last.getByRole('link', { name: contact.label }).click()
  await expect(page).toHaveURL(/\/contact\?topic=investment&from=investors$/)
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveText('Investment')
})
