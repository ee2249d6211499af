import type { Page } from '@playwright/test'
import { matchingDocument } from '../../contract/after-sending.ts'
import { partnershipTypes } from '../../contract/options.ts'
import { english } from '../support/english.ts'
import { fillSender, message, openForm, toastWith } from './support/lead-forms.ts'
import { expect, test } from './support/site.ts'

async function fill(page: Page, marker: string) {
  await openForm(page, '/partnerships#contact-form')
  await fillSender(page, marker, 'shipping.example')
  await page.getByLabel(english.lead.fields.organization.label).fill('Shipping Example')
  await message(page).fill(`Room on a lane, ${marker}.`)
}

test('an inquiry without an interest is stored, mailed to the partnerships mailbox and answered', async ({
  page,
  site,
}) => {
  await fill(page, 'inquired')
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(toastWith(page, 'Partnership Inquiry Sent!')).toContainText(
    "Thank you for your interest. We'll be in touch within 24 hours.",
  )
  const panel = page.getByRole('region', { name: english.lead.sent.headingPartnership })
  await expect(panel.getByText('Room on a lane, inquired.')).toBeVisible()
  const guide = matchingDocument({ form: 'partnership' }, english.lead)
  await expect(panel.getByRole('link', { name: guide?.label ?? '?' })).toBeVisible()
  await expect(message(page)).toHaveValue('')
  const leads = site.leads().filter((lead) => lead.last_name === 'inquired')
  expect(leads).toHaveLength(1)
  const code = String(leads[0]?.reference)
  const recipients = async () =>
    (await site.mails())
      .filter((mail) => mail.text?.includes(code))
      .map((mail) => mail.to?.[0]?.address)
      .sort()
  await expect
    .poll(recipients, { intervals: [50] })
    .toEqual(['inquired@shipping.example', 'partners@bulkglacierwater.example'])
})

test.describe('with a required field left empty', () => {
  test.use({ expectedErrors: /Missing Information/ })

  test('nothing is sent; the organization is required here', async ({ page }) => {
    await fill(page, 'incomplete')
    await test.step('the six interests can be chosen', async () => {
      await page.getByRole('combobox', { name: english.lead.fields.partnershipType.label }).click()
      await expect(page.getByRole('option')).toHaveText(
        partnershipTypes.map((value) => english.lead.options.partnershipType[value]),
      )
      await page.keyboard.press('Escape')
      await expect(page.getByRole('option')).toHaveCount(0)
    })
    await page.getByLabel(english.lead.fields.organization.label).fill('')
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await expect(toastWith(page, 'Missing Information')).toContainText(
      'Please fill in all required fields.',
    )
    await expect(page.getByLabel(english.lead.fields.organization.label)).toBeFocused()
  })
})

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: /Submission Failed|status of 503/ })

  test('the toast says so and what was written is kept', async ({ page }) => {
    await page.route('**/functions/v1/send-partnership-email', (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'unavailable', message: 'Try again shortly.' } },
      }),
    )
    await fill(page, 'refused')
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await expect(toastWith(page, 'Submission Failed')).toContainText(
      'There was an error submitting your inquiry. Please try again.',
    )
    await expect(message(page)).toHaveValue('Room on a lane, refused.')
  })
})
