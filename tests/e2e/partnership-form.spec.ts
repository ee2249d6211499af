import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'

async function fill(page: Page, marker: string) {
  await page.clock.fastForward(5000)
  await page.getByLabel('First name').fill('Sigríður')
  await page.getByLabel('Last name').fill(marker)
  await page.getByLabel('E-mail').fill(`${marker}@shipping.example`)
  await page.getByLabel('Organization').fill('Shipping Example')
  await page.getByRole('textbox', { name: 'Message' }).fill(`Room on a lane, ${marker}.`)
}

function toast(page: Page, title: string) {
  return page.locator('.toast').filter({ hasText: title })
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/partnerships#contact-form')
  await expect(page.getByRole('combobox', { name: 'Partnership interest' })).toHaveJSProperty(
    'tagName',
    'BUTTON',
  )
})

test('an inquiry without an interest is stored, mailed to the partnerships mailbox and answered', async ({
  page,
  site,
}) => {
  await fill(page, 'inquired')
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(toast(page, 'Partnership Inquiry Sent!')).toContainText(
    "Thank you for your interest. We'll be in touch within 24 hours.",
  )
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  expect(site.leads().filter((lead) => lead.last_name === 'inquired')).toHaveLength(1)
  const recipients = async () =>
    (await site.mails())
      .filter((mail) => mail.text?.includes('inquired'))
      .map((mail) => mail.to?.[0]?.address)
      .sort()
  await expect
    .poll(recipients)
    .toEqual(['inquired@shipping.example', 'partners@bulkglacierwater.example'])
})

test('the six interests can be chosen', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Partnership interest' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'Corporate',
    'Strategic',
    'Logistics',
    'Technology',
    'NGO',
    'Other',
  ])
})

test.describe('with a required field left empty', () => {
  test.use({ expectedErrors: /Missing Information/ })

  test('nothing is sent; the organization is required here', async ({ page }) => {
    await fill(page, 'incomplete')
    await page.getByLabel('Organization').fill('')
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await expect(toast(page, 'Missing Information')).toContainText(
      'Please fill in all required fields.',
    )
    await expect(page.getByLabel('Organization')).toBeFocused()
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
    await expect(toast(page, 'Submission Failed')).toContainText(
      'There was an error submitting your inquiry. Please try again.',
    )
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Room on a lane, refused.',
    )
  })
})
