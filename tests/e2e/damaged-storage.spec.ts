import { draftKey } from '../../site/islands/lead-form/draft.ts'
import { fillMessage, message, toastWith, topic } from './support/lead-forms.ts'
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

test('a browser that kept what is no draft shows an empty form, which sends', async ({
  page,
  site,
}) => {
  await page.clock.install()
  for (const draft of damagedDrafts) {
    await page.addInitScript(
      ([key = '', kept = '']) => sessionStorage.setItem(key, kept),
      [draftKey('contact'), draft],
    )
    await page.goto('/contact')
    await expect(topic(page), `${draft}: it runs`).toHaveJSProperty('tagName', 'BUTTON')
    await expect(message(page), draft).toHaveValue('')
  }
  await fillMessage(page, 'damaged')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(toastWith(page, 'Message Sent!')).toBeVisible()
  expect(site.leads().filter((lead) => lead.last_name === 'damaged')).toHaveLength(1)
})
