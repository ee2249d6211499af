import { allPages, readNextLabel } from '../../site/content/all-pages.ts'
import { boxesOf } from './support/measure.ts'
import { expect, test } from './support/site.ts'

test('the footer links where the specification says, and to emergencies, figures and notes', async ({
  page,
}) => {
  await page.goto('/solutions')
  const footer = page.getByRole('contentinfo')
  const targets = {
    About: '/about',
    'Water Purity': '/water-purity',
    'Fresh Water Crisis': '/fresh-water-crisis',
    Partnerships: '/partnerships',
    'Privacy Policy': '/contact#privacy',
    'Terms of Service': '/contact#terms',
    Contact: '/contact',
    'Emergency water': '/access-bulk-water#emergency',
    'About our figures': '/resources#figures',
  }
  for (const [name, path] of Object.entries(targets)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
})

test('the index of all pages opens in five groups, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/solutions')
  const index = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: allPages('en').label })
  await expect(index).toBeHidden()
  const opener = page.getByRole('contentinfo').getByText(allPages('en').label, { exact: true })
  await opener.click()
  await expect(index.getByRole('heading')).toHaveText(
    allPages('en').groups.map(({ heading }) => heading),
  )
  const listed = allPages('en').groups.reduce((sum, { pages }) => sum + pages.length, 0)
  await expect(index.getByRole('link')).toHaveCount(listed)
  await opener.press('Enter')
  await expect(index).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the index stands open', async ({ page }) => {
    await page.goto('/solutions')
    const index = page
      .getByRole('contentinfo')
      .getByRole('navigation', { name: allPages('en').label })
    await expect(index.getByRole('link').last()).toBeVisible()
  })
})

test('a closing picture gives way to that of the page which is pointed at', async ({ page }) => {
  await page.goto('/alkaline-water')
  const next = page.getByRole('navigation', { name: readNextLabel('en') }).getByRole('listitem')
  const closing = page.locator('main > [data-ground=picture] img').last()
  await closing.scrollIntoViewIfNeeded()
  await next.nth(1).hover()
  const shown = next.nth(1).locator('img')
  await expect(async () => {
    const [one, other] = await boxesOf(shown, closing)
    expect(one).toEqual(other)
  }).toPass()
  await expect(next.nth(0).locator('img')).toBeHidden()
})

test('the copyright line shows the current year, also on a page built before it', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-05-01'))
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Bulk Glacier Water')
})
