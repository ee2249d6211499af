import { messageWithExtras, readExtras } from '../../contract/extras.ts'
import { contactFormWords } from '../../site/views/contact/contact-sections.ts'
import { english } from '../support/english.ts'
import { expect, test } from './support/site.ts'

test.use({ javaScriptEnabled: false })

test('the contact form is sent with its quote, as with script, and answered with a page', async ({
  page,
  site,
}) => {
  await page.goto('/contact')
  const { quote: part } = contactFormWords('en')
  if (!part) throw new Error('The quote part is withheld')
  await page.getByText(part.heading).click()
  await page.getByLabel(english.lead.fields.firstName.label).fill('Sigríður')
  await page.getByLabel(english.lead.fields.lastName.label).fill('scriptless')
  await page.getByLabel(english.lead.fields.email.label).fill('scriptless@hotel.example')
  await page
    .getByLabel(english.lead.fields.topic.label)
    .selectOption(english.lead.options.topic.supply)
  await page.getByRole('radio', { name: english.lead.options.format.flexitank }).check()
  await page.getByRole('spinbutton', { name: english.lead.fields.containers.label }).fill('4')
  await page.getByLabel(english.lead.fields.month.label, { exact: true }).selectOption('January')
  await page
    .getByRole('textbox', { name: english.lead.fields.message.label })
    .fill('For the hotel.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message Sent!')).toBeVisible()
  await expect(page.getByText(/BGW-/)).toBeVisible()
  await expect(page.getByText(english.lead.sent.keepReference)).toBeVisible()
  await expect(page.getByRole('heading', { name: english.lead.sent.next })).toBeVisible()
  await page.getByText(english.lead.sent.whatYouSent).click()
  await expect(page.getByText('For the hotel.')).toBeVisible()

  const leads = site.leads().filter((row) => row.last_name === 'scriptless')
  expect(leads).toHaveLength(1)
  const quote = readExtras(JSON.parse(String(leads[0]?.extras)))
  expect(quote).toMatchObject({ format: 'flexitank', containers: 4 })
  expect(quote?.month).toMatch(/-01$/)
  expect(leads[0]?.message).toBe(messageWithExtras('For the hotel.', quote, english.lead))
})

test('a link brings its topic and its page along, and the team is told both', async ({
  page,
  site,
}) => {
  await page.goto('/water-factory')
  await page.getByRole('main').getByRole('link', { name: 'Schedule Factory Tour' }).first().click()
  await page.getByLabel(english.lead.fields.firstName.label).fill('Sigríður')
  await page.getByLabel(english.lead.fields.lastName.label).fill('scriptless-link')
  await page.getByLabel(english.lead.fields.email.label).fill('scriptless-link@hotel.example')
  await page
    .getByLabel(english.lead.fields.topic.label)
    .selectOption(english.lead.options.topic.supply)
  await page
    .getByRole('textbox', { name: english.lead.fields.message.label })
    .fill('Four of us, in May.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/BGW-/)).toBeVisible()
  const [lead] = site.leads().filter((row) => row.last_name === 'scriptless-link')
  expect(lead?.page).toBe('/contact?topic=supply&ask=visit&from=water-factory')
  const code = String(lead?.reference)
  const told = async () =>
    (await site.mails()).find(
      ({ subject, text }) =>
        text?.includes(code) && subject?.includes(english.lead.options.topic.supply),
    )?.text
  await expect.poll(told, { intervals: [50] }).toContain(`${site.url}/water-factory`)
})

test.describe('with a required field left empty', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('the form comes back with what was written', async ({ page, site }) => {
    await page.goto('/partnerships')
    await page.getByLabel(english.lead.fields.firstName.label).fill('Sigríður')
    await page.getByLabel(english.lead.fields.lastName.label).fill('unfinished')
    await page
      .getByRole('textbox', { name: english.lead.fields.message.label })
      .fill('Words that must not be lost.')
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await expect(page.getByText('Missing Information')).toBeVisible()
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible()
    await expect(
      page.getByRole('textbox', { name: english.lead.fields.message.label }),
    ).toHaveValue('Words that must not be lost.')
    expect(site.leads().filter((lead) => lead.last_name === 'unfinished')).toHaveLength(0)
  })

  test('an emergency’s link is kept with the lead that was mended', async ({ page, site }) => {
    await page.goto('/contact?need=emergency')
    await page.getByLabel(english.lead.fields.firstName.label).fill('Sigríður')
    await page.getByLabel(english.lead.fields.email.label).fill('relief@agency.example')
    await page
      .getByRole('textbox', { name: english.lead.fields.message.label })
      .fill('Water for 3,000 people.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Missing Information')).toBeVisible()
    await expect(
      page.getByRole('checkbox', { name: english.lead.form.emergencySwitch }),
    ).toBeChecked()
    await page.getByLabel(english.lead.fields.lastName.label).fill('urgent-scriptless')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText(/BGW-/)).toBeVisible()
    expect(site.leads().filter((lead) => lead.last_name === 'urgent-scriptless')).toMatchObject([
      { page: '/contact?need=emergency', need: 'emergency' },
    ])
  })
})
