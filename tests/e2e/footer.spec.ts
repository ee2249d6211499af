import { expect, test } from './support/site.ts'

test('the footer links where the specification says', async ({ page }) => {
  await page.goto('/solutions')
  const footer = page.locator('footer')
  const targets = {
    About: '/about',
    'Water Purity': '/water-purity',
    'Fresh Water Crisis': '/fresh-water-crisis',
    Partnerships: '/partnerships',
    'Privacy Policy': '/contact',
    'Terms of Service': '/contact',
    Contact: '/contact',
  }
  for (const [name, path] of Object.entries(targets)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
})

test('the copyright line shows the current year, also on a page built before it', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-05-01'))
  await page.goto('/')
  await expect(page.locator('footer')).toContainText('© 2031 Bulk Glacier Water')
})
