import * as v from 'valibot'
import { contactMessage } from '../../contract/contact-message.ts'
import { fieldErrors } from '../../contract/field-errors.ts'
import { english } from '../support/english.ts'
import { holdRequests } from './support/hold-requests.ts'
import {
  chooseTopic,
  fillMessage,
  message,
  openForm,
  toastWith,
  topic,
} from './support/lead-forms.ts'
import { expect, test } from './support/site.ts'

/** What a form says about fields that were left empty. */
const { issues = [] } = v.safeParse(contactMessage(english.lead), { lastName: '', topic: '' })
const sentences = fieldErrors(issues, english.lead)

test('a message is on disk and in both mailboxes, and the visitor gets a reference', async ({
  page,
  site,
}) => {
  await openForm(page, '/contact')
  await fillMessage(page, 'stored')
  await page.getByRole('button', { name: 'Send message' }).click()

  await expect(toastWith(page, 'Message Sent!')).toContainText(
    "Thank you for your message. We'll get back to you soon.",
  )
  const panel = page.getByRole('region', { name: english.lead.sent.headingContact })
  const code = (await panel.getByText(/^BGW-/).textContent()) ?? ''
  await expect(message(page)).toHaveValue('')
  await expect(topic(page)).not.toHaveText(english.lead.options.topic.supply)

  const leads = site.leads().filter((lead) => lead.last_name === 'stored')
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({ reference: code, email: 'stored@hotel.example' })

  const mails = async () => (await site.mails()).filter((mail) => mail.text?.includes(code))
  await expect.poll(async () => (await mails()).length, { intervals: [50] }).toBe(2)
  const recipients = (await mails()).map((mail) => mail.to?.[0]?.address)
  expect(recipients).toContain('stored@hotel.example')
  // Our mail repeats nothing that was written: the page does, until it is left.
  await expect(panel.getByText('Two containers to Rotterdam, stored.')).toBeVisible()
})

test.describe('with a required field left empty', () => {
  test.use({ expectedErrors: /Missing Information/ })

  test('nothing is sent, each field says what it needs, the first takes focus', async ({
    page,
  }) => {
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/functions/')) calls += 1
    })
    const logged = page.waitForEvent('console', (line) =>
      line.text().startsWith('Missing Information'),
    )
    await openForm(page, '/contact')
    await page.getByLabel(english.lead.fields.firstName.label).fill('Sigríður')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(toastWith(page, 'Missing Information')).toContainText(
      'Please fill in all required fields.',
    )
    await expect(page.getByLabel(english.lead.fields.lastName.label)).toBeFocused()
    await expect(page.getByText(sentences.lastName ?? '')).toBeVisible()
    await expect(page.getByText(sentences.topic ?? '')).toBeVisible()
    expect((await logged).type()).toBe('error')
    expect(calls).toBe(0)
  })
})

test('while sending, the button is disabled and says so; a double click sends once', async ({
  page,
  site,
}) => {
  const answer = await holdRequests(page, '**/functions/v1/send-contact-email')
  await openForm(page, '/contact')
  await fillMessage(page, 'twice')
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer.release()
  await expect(toastWith(page, 'Message Sent!')).toBeVisible()
  expect(site.leads().filter((lead) => lead.last_name === 'twice')).toHaveLength(1)
})

test('a draft sent right after a reload is not taken for a machine’s', async ({ page, site }) => {
  await openForm(page, '/contact')
  await fillMessage(page, 'returned')
  await page.reload()
  await expect(message(page)).toHaveValue(/returned/)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(toastWith(page, 'Message Sent!')).toBeVisible()
  expect(site.leads().filter((lead) => lead.last_name === 'returned')).toMatchObject([
    { suspicions: '[]' },
  ])
})

test.describe('a link that presets the form', () => {
  test('presets the topic, each link its own', async ({ page }) => {
    for (const value of ['supply', 'investment'] as const) {
      await page.goto(`/contact?topic=${value}`)
      await expect(topic(page)).toHaveText(english.lead.options.topic[value])
    }
    await page.goto('/contact?topic=gold')
    for (const label of Object.values(english.lead.options.topic)) {
      await expect(topic(page)).not.toHaveText(label)
    }
  })

  test('leaves a draft alone, and the emergency alone changes its topic', async ({ page }) => {
    await openForm(page, '/contact')
    await message(page).fill('Typed before the link.')
    await chooseTopic(page, english.lead.options.topic.media)
    await page.goto('/contact?topic=supply')
    await expect(topic(page)).toHaveText(english.lead.options.topic.media)
    await page.goto('/contact?need=emergency')
    await expect(topic(page)).toHaveText(english.lead.options.topic.supply)
    await expect(message(page)).toHaveValue('Typed before the link.')
  })

  test('of an emergency asks for what one needs, is kept with the lead and marked in the team’s mail', async ({
    page,
    site,
  }) => {
    const hint = () =>
      message(page).evaluate(
        (field) => document.getElementById(`${field.id}-hint`)?.textContent ?? '',
      )
    await page.goto('/contact')
    const usual = await hint()
    await openForm(page, '/contact?need=emergency')
    await expect(topic(page)).toHaveText(english.lead.options.topic.supply)
    expect(await hint()).not.toBe(usual)
    const calls: unknown[] = []
    page.on('request', (call) => {
      if (call.url().endsWith('/send-contact-email')) calls.push(call.postDataJSON())
    })
    await fillMessage(page, 'urgent')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(toastWith(page, 'Message Sent!')).toBeVisible()
    expect(Object.keys(calls[0] ?? {})).toEqual(Object.keys(contactMessage(english.lead).entries))
    const [lead] = site.leads().filter((row) => row.last_name === 'urgent')
    expect(lead).toMatchObject({ page: '/contact?need=emergency', need: 'emergency' })
    const code = String(lead?.reference)
    const subjects = async () =>
      (await site.mails()).map((mail) => mail.subject ?? '').filter((line) => line.includes(code))
    await expect.poll(subjects, { intervals: [50] }).toHaveLength(2)
    expect((await subjects()).filter((line) => line.startsWith('[Emergency] '))).toHaveLength(1)
  })
})

test('the form works by keyboard alone', async ({ page, site }) => {
  await openForm(page, '/contact')
  await page.getByLabel(english.lead.fields.firstName.label).focus()
  await page.keyboard.type('Ása')
  await page.keyboard.press('Tab')
  await page.keyboard.type('keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.type('keyboard@hotel.example')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Partnership' })).toBeFocused()
  // One letter: the list forgets what was typed after a second, which a busy machine may take for the next.
  await page.keyboard.press('m')
  await expect(page.getByRole('option', { name: 'Media' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(topic(page)).toHaveText('Media')
  // The list gives the focus back once it is gone.
  await expect(topic(page)).toBeFocused()
  // Past the closed quote part.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('By keyboard.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toastWith(page, 'Message Sent!')).toBeVisible()
  expect(site.leads().filter((lead) => lead.last_name === 'keyboard')).toHaveLength(1)
})
