import { expect, test } from './support/site.ts'

test.use({ javaScriptEnabled: false })

test('the contact form is sent and answered with a page', async ({ page, site }) => {
  await page.goto('/contact')
  await page.getByLabel('First name').fill('Sigríður')
  await page.getByLabel('Last name').fill('scriptless')
  await page.getByLabel('E-mail').fill('scriptless@hotel.example')
  await page.getByLabel('Topic').selectOption('Water supply')
  await page.getByRole('textbox', { name: 'Message' }).fill('Two containers, sent without script.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message Sent!')).toBeVisible()
  await expect(page.getByText(/BGW-/)).toBeVisible()
  expect(site.leads().filter((lead) => lead.last_name === 'scriptless')).toHaveLength(1)
})

test.describe('with a required field left empty', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('the form comes back with what was written', async ({ page, site }) => {
    await page.goto('/partnerships')
    await page.getByLabel('First name').fill('Sigríður')
    await page.getByLabel('Last name').fill('unfinished')
    await page.getByRole('textbox', { name: 'Message' }).fill('Words that must not be lost.')
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await expect(page.getByText('Missing Information')).toBeVisible()
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Words that must not be lost.',
    )
    expect(site.leads().filter((lead) => lead.last_name === 'unfinished')).toHaveLength(0)
  })
})
