import { contact } from '../../site/content/contact.ts'
import { expect, test } from './support/site.ts'

function shownForm() {
  if (!contact.form) throw new Error('The form is withheld')
  return contact.form
}

const mailboxes = [
  ['General', 'hello'],
  ['Partnerships', 'partners'],
  ['Investors', 'investors'],
] as const

test('no address stands in the HTML for harvesters to read', async ({ request }) => {
  const html = await (await request.get('/contact')).text()
  expect(html).not.toContain('mailto:')
  // What the newsletter field shows as an example is nobody's.
  expect(html.replaceAll('name@company.com', '')).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/)
})

test('each mailbox is written out and opens a mail to its address', async ({ page }) => {
  await page.goto('/contact')
  for (const [label, name] of mailboxes) {
    const entry = page.locator('dl > div').filter({ hasText: label })
    // The accessible name is what the brackets mean, without the brackets.
    const link = entry.getByRole('link', { name: new RegExp(`^${name} at .+ dot \\w+$`) })
    await expect(link).toHaveText(new RegExp(`^${name} \\[at\\] .+ \\[dot\\] \\w+$`))
    await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${name}@[\\w.-]+\\.\\w+$`))
  }
})

test('beside the form stand our answer time, emergencies and the way to them', async ({ page }) => {
  await page.goto('/contact')
  const sheet = page.locator('#message-form')
  const { promise } = shownForm()
  for (const words of [promise.value, promise.unit, promise.scope, promise.note]) {
    await expect(sheet).toContainText(words)
  }
  await expect(sheet.getByRole('link', { name: promise.link.label })).toHaveAttribute(
    'href',
    '/access-bulk-water#emergency',
  )
})

test('what happens after sending is told in four moments, below the form', async ({ page }) => {
  await page.goto('/contact')
  if (!contact.after) throw new Error('The section is withheld')
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: contact.after.heading }),
  })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    contact.after.definitions.map(({ term }) => term),
  )
  const below = await page.locator('#message-form').evaluate((form, heading) => {
    const after = [...document.querySelectorAll('h2')].find((h2) => h2.textContent === heading)
    return Boolean(after && form.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING)
  }, contact.after.heading)
  expect(below).toBe(true)
})

test('the ruler turns containers into litres, before the message in reading order', async ({
  page,
}) => {
  await page.goto('/contact')
  const rows = page.getByRole('figure').locator('dl > div')
  if (!contact.ruler) throw new Error('The ruler is withheld')
  await expect(rows).toHaveText(
    contact.ruler.steps.map(({ containers, litres }) => `${containers}${litres}`),
  )
  await expect(page.getByRole('figure')).toContainText(contact.ruler.formula)
  const message = page.getByRole('textbox', { name: 'Message' })
  const follows = await message.evaluate((field) => {
    const figure = document.querySelector('figure')
    return Boolean(
      figure && figure.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })
  expect(follows).toBe(true)
})

test('the ruler stands beside the message field, on phones above it, and covers nothing', async ({
  page,
}) => {
  for (const width of [1041, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    const [ruler, field, mailbox, section] = await Promise.all(
      [
        page.getByRole('figure'),
        page.getByRole('textbox', { name: 'Message' }),
        page.locator('[data-mailbox]').last(),
        page.locator('#message-form'),
      ].map((part) => part.boundingBox()),
    )
    if (!ruler || !field || !mailbox || !section) throw new Error('A part is not shown')
    expect(ruler.x, `at ${width}`).toBeGreaterThan(field.x + field.width)
    expect(ruler.y, `at ${width}`).toBeGreaterThan(mailbox.y + mailbox.height)
    expect(ruler.y + ruler.height, `at ${width}`).toBeLessThan(section.y + section.height - 24)
  }
  await page.setViewportSize({ width: 360, height: 780 })
  const ruler = await page.getByRole('figure').boundingBox()
  const field = await page.getByRole('textbox', { name: 'Message' }).boundingBox()
  expect(ruler && field && ruler.y + ruler.height).toBeLessThan(field?.y ?? 0)
})

test('the privacy and terms notes can be linked to', async ({ page }) => {
  await page.goto('/contact#terms')
  await expect(page.locator('#privacy').getByRole('heading')).toHaveText('Privacy')
  await expect(page.locator('#terms')).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the mailboxes are text that a person can copy', async ({ page }) => {
    await page.goto('/contact')
    for (const [, name] of mailboxes) {
      await expect(page.getByText(new RegExp(`^${name} \\[at\\] .+ \\[dot\\] \\w+$`))).toBeVisible()
    }
  })
})
