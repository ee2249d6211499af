import { draftKey } from '../../site/islands/lead-form/draft.ts'
import { fillMessage, message, toastWith, topic } from './support/lead-forms.ts'
import { expect, test } from './support/site.ts'

// What else is no draft: `site/islands/lead-form/draft.test.ts`.
test('a browser that kept what is no draft shows an empty form, which sends', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.addInitScript(
    ([key = '', kept = '']) => sessionStorage.setItem(key, kept),
    [draftKey('contact'), '{"values":{"message":{}},"spent":1}'],
  )
  await page.goto('/contact')
  await expect(topic(page), 'it runs').toHaveJSProperty('tagName', 'BUTTON')
  await expect(message(page)).toHaveValue('')
  await fillMessage(page, 'damaged')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(toastWith(page, 'Message Sent!')).toBeVisible()
  expect(site.leads().filter((lead) => lead.last_name === 'damaged')).toHaveLength(1)
})
