import { partnerships } from '../../site/content/partnerships.ts'
import { expect, test } from './support/site.ts'

const tiers = ['Corporate', 'Strategic', 'Logistics']
const rows = ['What you bring', 'What you get', 'What is counted']

test.beforeEach(async ({ page }) => {
  await page.goto('/partnerships')
})

test('the first action leads to the inquiry form', async ({ page }) => {
  await page.locator('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/partnerships#contact-form$/)
  await expect(page.locator('#contact-form').getByLabel('First name')).toBeInViewport()
})

test('three tiers answer the same three questions, and one of them is featured', async ({
  page,
}) => {
  const articles = page.getByRole('article')
  await expect(articles.getByRole('heading')).toHaveText(tiers)
  for (const tier of tiers) {
    const article = articles.filter({ has: page.getByRole('heading', { name: tier }) })
    await expect(article.getByRole('term')).toHaveText(rows)
    for (const answer of await article.getByRole('definition').all()) {
      await expect(answer).toHaveText(/\w/)
    }
  }
  await expect(articles.filter({ hasText: 'Featured' }).getByRole('heading')).toHaveText(
    'Strategic',
  )
})

test('the featured tier is the widest', async ({ page }) => {
  const widths = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((article) => article.getBoundingClientRect().width))
  expect(widths[1]).toBeGreaterThan(Math.max(widths[0] ?? 0, widths[2] ?? 0))
})

test('two figures stand in the margin, each with what it counts', async ({ page }) => {
  const { tiers: matrix } = partnerships
  if (!matrix) throw new Error('The tiers are withheld')
  for (const { value, unit, scope } of matrix.margin) {
    const entry = page.getByRole('listitem').filter({ hasText: scope })
    await expect(entry).toContainText(value)
    await expect(entry).toContainText(unit)
  }
})

test('the process has three steps, and only the stretch to our answer has a time', async ({
  page,
}) => {
  const { process, drawing: words } = partnerships
  if (!process || !words) throw new Error('The process is withheld')
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(steps.getByRole('heading')).toHaveText([
    'Assessment',
    'Custom design',
    'Impact measurement',
  ])
  const drawing = page.getByRole('img', { name: words.title })
  await expect(drawing).toBeVisible()
  await expect(drawing.getByText(words.measured.label, { exact: true })).toBeVisible()
  await expect(drawing.getByText(words.open, { exact: true })).toHaveCount(2)
})

test('the river runs down the left of a phone, each stretch with what sets its time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { process } = partnerships
  if (!process) throw new Error('The process is withheld')
  for (const { name, reach } of process.stations) {
    const step = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name }),
    })
    await expect(step.getByText(reach.label, { exact: true })).toBeVisible()
  }
})

test('the form offers the six interests and names the mailbox beside it', async ({ page }) => {
  const section = page.locator('#contact-form')
  await section.scrollIntoViewIfNeeded()
  const select = section.getByRole('combobox', { name: 'Partnership interest' })
  await select.click()
  await expect(page.getByRole('option')).toHaveText([
    'Corporate',
    'Strategic',
    'Logistics',
    'Technology',
    'NGO',
    'Other',
  ])
  await page.keyboard.press('Escape')
  await expect(section).toContainText(partnerships.form?.promise.scope ?? 'withheld')
  await expect(section.getByRole('link', { name: /^partners at / })).toHaveAttribute(
    'href',
    /^mailto:partners@/,
  )
})
