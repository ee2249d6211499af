import { draftKey } from '../../site/islands/lead-form/draft.ts'
import { fillMessage, message, openForm, toastWith } from './support/lead-forms.ts'
import { expect, test } from './support/site.ts'

/** What no version of the site writes, in the place of a draft of the form. */
const damagedDrafts = [
  '{',
  '5',
  '{}',
  '{"values":"message","spent":1}',
  '{"values":{"message":{}},"spent":1}',
  '{"values":{"message":"begun"},"spent":"long"}',
]

for (const draft of damagedDrafts) {
  test(`a browser that kept ${draft} as a draft shows an empty form, which sends`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(
      ([key = '', kept = '']) => sessionStorage.setItem(key, kept),
      [draftKey('contact'), draft],
    )
    await openForm(page, '/contact')
    await message(page).focus()
    await expect(message(page)).toHaveValue('')
    const marker = `damaged-${damagedDrafts.indexOf(draft)}`
    await fillMessage(page, marker)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(toastWith(page, 'Message Sent!')).toBeVisible()
    expect(site.leads().filter((lead) => lead.last_name === marker)).toHaveLength(1)
  })
}
