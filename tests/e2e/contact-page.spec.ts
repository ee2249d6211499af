import { controlName } from '../../contract/lead-fields.ts'
import { topics } from '../../contract/options.ts'
import { english } from '../support/english.ts'
import { topic } from './support/lead-forms.ts'
import { expect, test } from './support/site.ts'
import { violationsOf } from './support/violations.ts'

test('its mailboxes open a mail, and its list of topics is whole and free of violations', async ({
  page,
}) => {
  await page.goto('/contact')
  await test.step('each mailbox is written out and opens a mail to its address', async () => {
    for (const [label, name] of [
      ['General', 'hello'],
      ['Partnerships', 'partners'],
      ['Investors', 'investors'],
    ] as const) {
      const entry = page.locator('dl > div').filter({ hasText: label })
      // The accessible name is what the brackets mean, without the brackets.
      const link = entry.getByRole('link', { name: new RegExp(`^${name} at .+ dot \\w+$`) })
      await expect.soft(link).toHaveText(new RegExp(`^${name} \\[at\\] .+ \\[dot\\] \\w+$`))
      await expect
        .soft(link)
        .toHaveAttribute('href', new RegExp(`^mailto:${name}@[\\w.-]+\\.\\w+$`))
    }
  })

  await topic(page).click()
  await test.step('the seven topics can be chosen', async () => {
    await expect
      .soft(page.getByRole('option'))
      .toHaveText(topics.map((value) => english.lead.options.topic[value]))
  })
  // The rest of the page is hidden from assistive technology while the list is open.
  await test.step('an open select is free of violations', async () => {
    await expect(page.getByRole('listbox')).toBeVisible()
    expect.soft(await violationsOf(page, '[role=listbox]')).toEqual([])
  })
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
