import { fieldLabels } from '../../contract/field-labels.ts'
import { quoteLabels } from '../../contract/quote-words.ts'
import { contact } from '../../site/views/contact/contact-sections.ts'
import { expectLink } from './support/links.ts'
import { titlesIn } from './support/sections.ts'
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
  await expectLink(sheet, { label: promise.link.label, href: '/access-bulk-water#emergency' })
})

test('what happens after sending is told in four moments, below the form', async ({ page }) => {
  await page.goto('/contact')
  if (!contact.after) throw new Error('The section is withheld')
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: contact.after.heading }),
  })
  await expect(titlesIn(section)).toHaveText(contact.after.definitions.map(({ term }) => term))
  const below = await page.locator('#message-form').evaluate((form, heading) => {
    const after = [...document.querySelectorAll('h2')].find((h2) => h2.textContent === heading)
    return Boolean(after && form.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING)
  }, contact.after.heading)
  expect(below).toBe(true)
})

test('the quote part stands closed above the message, and opens for a question about supply', async ({
  page,
}) => {
  if (!contact.quote) throw new Error('The quote part is withheld')
  const part = page.getByRole('group').filter({ hasText: contact.quote.heading }).first()
  const place = page.getByLabel(quoteLabels.place)
  await page.goto('/contact')
  await expect(part).toBeVisible()
  await expect(place).toBeHidden()
  const message = page.getByRole('textbox', { name: fieldLabels.message })
  const above = await part.evaluate(
    (details, field) =>
      Boolean(field && details.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING),
    await message.elementHandle(),
  )
  expect(above).toBe(true)
  await page.goto('/contact?topic=supply')
  await expect(place).toBeVisible()
  await page.goto('/contact?topic=supply&ask=visit')
  await expect(message).toHaveAccessibleDescription(shownForm().hints.visit)
  await expect(place).toBeHidden()
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
