import { controlName } from '../../contract/lead-fields.ts'
import { english } from '../support/english.ts'
import { expect, test } from './support/site.ts'

test('each mailbox is written out and opens a mail to its address', async ({ page }) => {
  await page.goto('/contact')
  for (const [label, name] of [
    ['General', 'hello'],
    ['Partnerships', 'partners'],
    ['Investors', 'investors'],
  ] as const) {
    const entry = page.locator('dl > div').filter({ hasText: label })
    // The accessible name is what the brackets mean, without the brackets.
    const link = entry.getByRole('link', { name: new RegExp(`^${name} at .+ dot \\w+$`) })
    await expect(link).toHaveText(new RegExp(`^${name} \\[at\\] .+ \\[dot\\] \\w+$`))
    await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${name}@[\\w.-]+\\.\\w+$`))
  }
})

test('the quote part stands closed, and a link brings its topic and opens the part for supply', async ({
  page,
}) => {
  const place = page.locator(`#${controlName('place')}`)
  const message = page.getByRole('textbox', { name: english.lead.fields.message.label })
  await page.goto('/contact?topic=investment&from=investors')
  await expect(place).toBeHidden()
  await message.focus()
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveText('Investment')
  await page.goto('/contact?topic=supply')
  await expect(place).toBeVisible()
  await page.goto('/contact?topic=supply&ask=visit')
  await expect(message).toHaveAccessibleDescription(/\w/)
  await expect(place).toBeHidden()
})
