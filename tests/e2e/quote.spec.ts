import type { Page } from '@playwright/test'
import { aboutMail, matchingDocument } from '../../contract/after-sending.ts'
import { contactMessage } from '../../contract/contact-message.ts'
import { pageName } from '../../contract/contact-presets.ts'
import { extraFacts, messageWithExtras, readExtras } from '../../contract/extras.ts'
import { wrongNumber } from '../../contract/field-controls.ts'
import { limits } from '../../contract/fields.ts'
import { controlName, extraFields } from '../../contract/lead-fields.ts'
import { nextMonths, openMonth } from '../../contract/months.ts'
import { figuresFor } from '../../site/figures/figures-for.ts'
import { wholeNumber } from '../../site/figures/number-text.ts'
import { bulkDeliverySections } from '../../site/views/bulk-delivery/bulk-delivery-sections.ts'
import { contactFormWords } from '../../site/views/contact/contact-sections.ts'
import { english } from '../support/english.ts'
import { fillSender, message } from './support/lead-forms.ts'
import { expect, test } from './support/site.ts'

const words = contactFormWords('en').quote
if (!words?.count) throw new Error('The quote part is withheld')
const { count } = words
const { containerVolume } = figuresFor('en')
/** What so many containers hold: `240,000 L` for ten. */
const litresIn = (containers: number) =>
  `${wholeNumber(containers * containerVolume.value, 'en')} ${containerVolume.unit}`
const [deliveryQuote] = bulkDeliverySections('en').hero.actions

const number = (page: Page) =>
  page.getByRole('spinbutton', { name: english.lead.fields.containers.label })
const place = (page: Page) => page.locator(`#${controlName('place')}`)
const month = (page: Page) => page.getByLabel(english.lead.fields.month.label, { exact: true })
const rule = (page: Page) => page.getByRole('slider')
const volume = (page: Page) => page.locator(`output[for="${controlName('containers')}"]`)

async function fillForm(page: Page, marker: string, words = 'For the hotel.') {
  await fillSender(page, marker, 'hotel.example')
  await message(page).fill(words)
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact?topic=supply')
  await expect(number(page)).toBeVisible()
})

test('a quote is sent with the message, kept and told to the team', async ({ page, site }) => {
  const calls: unknown[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/send-contact-email')) calls.push(call.postDataJSON())
  })
  const [, , third] = nextMonths(Date.now())
  await fillForm(page, 'quoted')
  await page.getByRole('radio', { name: english.lead.options.format.rail }).check()
  await number(page).fill('12')
  await place(page).fill('Gdynia')
  await month(page).selectOption(third?.month ?? '')
  await page.getByRole('radio', { name: english.lead.options.ph.alkaline }).check()
  await page.getByLabel(english.lead.fields.wishes.label).fill('Rail pallets')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/^BGW-/)).toBeVisible()

  const [lead] = site.leads().filter((row) => row.last_name === 'quoted')
  const quote = readExtras(JSON.parse(String(lead?.extras)))
  expect(quote).toEqual({
    format: 'rail',
    containers: 12,
    place: 'Gdynia',
    month: `${third?.year}-${third?.month}`,
    ph: 'alkaline',
    wishes: 'Rail pallets',
  })
  expect(lead?.message).toBe(messageWithExtras('For the hotel.', quote, english.lead))
  expect(Object.keys(calls[0] ?? {})).toEqual(Object.keys(contactMessage(english.lead).entries))

  const code = String(lead?.reference)
  const mails = async () => (await site.mails()).filter((mail) => mail.text?.includes(code))
  await expect.poll(async () => (await mails()).length, { intervals: [50] }).toBe(2)
  const told = (await mails()).find((mail) =>
    mail.subject?.includes(english.lead.options.topic.supply),
  )
  for (const [label, value] of extraFacts(quote ?? {}, english.lead)) {
    expect(told?.text).toContain(`${label}: ${value}`)
  }
})

test('a quote takes no room from the words, which may fill the field', async ({ page, site }) => {
  await fillForm(page, 'long', '')
  await number(page).fill('4')
  await message(page).focus()
  // One more than the field takes.
  await page.keyboard.insertText('x'.repeat(limits.message + 1))
  const written = 'x'.repeat(limits.message)
  await expect(message(page)).toHaveValue(written)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/^BGW-/)).toBeVisible()
  const [lead] = site.leads().filter((row) => row.last_name === 'long')
  expect(lead?.message).toBe(messageWithExtras(written, { containers: 4 }, english.lead))
})

test('containers are counted by steps, along the rule, by keys and by number, and turn into litres', async ({
  page,
}) => {
  const [one = 1, ten = 10] = count.steps
  await page.getByRole('button', { name: litresIn(ten) }).click()
  await expect(number(page)).toHaveValue(String(ten))
  await expect(rule(page)).toHaveValue(String(ten))
  await expect(volume(page)).toContainText(litresIn(ten))
  await rule(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(number(page)).toHaveValue(String(ten + 1))
  await expect(rule(page)).toHaveAttribute('aria-valuetext', new RegExp(litresIn(ten + 1)))
  await page.keyboard.press('Home')
  await expect(volume(page)).toContainText(litresIn(one))
  await number(page).fill('7')
  await expect(volume(page)).toContainText(litresIn(7))
  await expect(rule(page)).toHaveValue('7')

  await test.step('the twelve months begin with this one, and each of either year survives a reload', async () => {
    const months = nextMonths(Date.now())
    const field = month(page)
    await number(page).focus()
    await expect(field.getByRole('option')).toHaveCount(14)
    await expect(field.getByRole('option').nth(1)).toHaveText(new RegExp(` ${months[0]?.year}$`))
    for (const at of [0, -1]) {
      const each = months.at(at)?.month ?? ''
      await field.selectOption(each)
      await page.reload()
      await expect(field).toHaveValue(each)
    }
  })

  await test.step('a month that no order accepted today can meet is said at its field', async () => {
    const { tooSoon = '?' } = words?.arrival ?? {}
    const [first, , third] = nextMonths(Date.now())
    // The first days of a month leave room for an order that arrives in it.
    await page.clock.setFixedTime(Date.UTC(first?.year ?? 0, Number(first?.month) - 1, 20))
    await month(page).selectOption(first?.month ?? '')
    await expect(page.getByText(tooSoon)).toBeVisible()
    await month(page).selectOption(third?.month ?? '')
    await expect(page.getByText(tooSoon)).toBeHidden()
  })
})

test('a large order is explained and never refused', async ({ page, site }) => {
  const monthly = page.getByText(count.monthly.beyond)
  await number(page).fill(String(count.monthly.most))
  await expect(monthly).toBeHidden()
  await number(page).fill('2000')
  await expect(monthly).toBeVisible()
  await fillForm(page, 'large')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/^BGW-/)).toBeVisible()
  const [lead] = site.leads().filter((row) => row.last_name === 'large')
  expect(JSON.parse(String(lead?.extras))).toEqual({ containers: 2000 })
})

test.describe('with a number of containers that cannot be read', () => {
  test.use({ expectedErrors: new RegExp(english.lead.notices.checkFields.title) })

  test('it is told while it is typed and asked for again beside the field, and nothing is sent before', async ({
    page,
    site,
  }) => {
    const fault = wrongNumber(extraFields.containers.control, english.lead)
    const sent = () => site.leads().filter((row) => row.last_name === 'containers')
    await fillForm(page, 'containers')
    await number(page).pressSequentially('9999')
    await expect(page.getByText(fault)).toBeHidden()
    await number(page).press('0')
    // In a line of its own that moves the button down.
    await expect(page.getByText(fault)).toBeVisible()
    for (const unreadable of ['12000', '0', '1.5']) {
      await page.getByRole('button', { name: litresIn(count.steps[0] ?? 1) }).click()
      await expect(number(page)).not.toHaveAttribute('aria-invalid')
      await expect(page.getByText(fault)).toBeHidden()
      await number(page).fill(unreadable)
      await expect(page.getByText(fault)).toBeVisible()
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(number(page)).toBeFocused()
      await expect(number(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(number(page)).toHaveAccessibleDescription(new RegExp(fault))
      await expect(page.getByText(english.lead.notices.checkFields.title)).toBeVisible()
      expect(sent(), unreadable).toHaveLength(0)
    }
    await number(page).fill(String(extraFields.containers.control.most))
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(/^BGW-/)).toBeVisible()
    expect(sent()).toHaveLength(1)
  })
})

test.describe('with a quote and no message', () => {
  test.use({ expectedErrors: /Missing Information/ })

  test('the message is asked for until the quote says how much and where', async ({
    page,
    site,
  }) => {
    const sent = () => site.leads().filter((row) => row.last_name === 'wordless')
    await fillForm(page, 'wordless', '')
    await number(page).fill('4')
    await expect(message(page)).toHaveAttribute('aria-required', 'true')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(message(page)).toBeFocused()
    await expect(
      page.getByText(english.lead.notices.missingFields.description).first(),
    ).toBeVisible()
    expect(sent()).toHaveLength(0)
    await place(page).fill('Gdynia')
    await expect(message(page)).toHaveAttribute('aria-required', 'false')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(/^BGW-/)).toBeVisible()
    expect(sent()).toMatchObject([
      { message: messageWithExtras('', { containers: 4, place: 'Gdynia' }, english.lead) },
    ])
  })
})

test('a bottler’s five a month for twelve months reach the team as such', async ({
  page,
  site,
}) => {
  const { rhythm, months } = english.lead.fields
  await fillForm(page, 'bottler', '')
  await number(page).fill('5')
  await page.getByRole('radio', { name: english.lead.options.rhythm.once }).check()
  // One load has no months to ask for.
  await expect(page.getByLabel(months.label)).toBeHidden()
  await page.getByRole('radio', { name: english.lead.options.rhythm.monthly }).check()
  await page.getByLabel(months.label).fill('12')
  await place(page).fill('Rotterdam')
  await page.getByRole('button', { name: 'Send message' }).click()
  const panel = page.getByRole('region', { name: english.lead.sent.headingContact })
  await expect(panel).toContainText(`${months.label}: 12`)

  const [lead] = site.leads().filter((row) => row.last_name === 'bottler')
  const quote = { containers: 5, rhythm: 'monthly', months: 12, place: 'Rotterdam' } as const
  expect(JSON.parse(String(lead?.extras))).toEqual(quote)
  const code = String(lead?.reference)
  const mails = async () => (await site.mails()).filter((mail) => mail.text?.includes(code))
  await expect.poll(async () => (await mails()).length, { intervals: [50] }).toBe(2)
  // Each once: as a fact of the mail, and not again among the words.
  for (const fact of [
    `${rhythm.label}: ${english.lead.options.rhythm.monthly}`,
    `${months.label}: 12`,
  ]) {
    for (const mail of await mails()) expect(mail.text?.split(fact)).toHaveLength(2)
  }
})

test('a link brings its topic and its page along, and both reach the team', async ({
  page,
  site,
}) => {
  const from = '/bulk-delivery'
  await page.goto(from)
  await page.getByRole('main').getByRole('link', { name: deliveryQuote.label }).first().click()
  await expect(page).toHaveURL(new RegExp(`/contact[?]topic=supply&from=${pageName(from)}$`))
  await fillForm(page, 'linked')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/^BGW-/)).toBeVisible()
  const [lead] = site.leads().filter((row) => row.last_name === 'linked')
  expect(lead?.page).toBe(`/contact?topic=supply&from=${pageName(from)}`)
})

test('a link’s format is chosen; a draft survives a reload, and goes once it is sent', async ({
  page,
}) => {
  await page.goto('/contact?topic=supply&format=tanker')
  await expect(page.getByRole('radio', { name: english.lead.options.format.tanker })).toBeChecked()
  await page.getByRole('radio', { name: english.lead.options.format.flexitank }).check()
  await number(page).fill('3')
  await month(page).selectOption(english.lead.form.openMonth)
  await page.reload()
  await expect(
    page.getByRole('radio', { name: english.lead.options.format.flexitank }),
  ).toBeChecked()
  await expect(number(page)).toHaveValue('3')
  await expect(month(page)).toHaveValue(openMonth)
  await expect(volume(page)).toContainText(litresIn(3))
  await fillForm(page, 'draft')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/^BGW-/)).toBeVisible()
  await expect(number(page)).toHaveValue('')
  await expect(
    page.getByRole('radio', { name: english.lead.options.format.flexitank }),
  ).not.toBeChecked()
})

test.describe('after sending', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the panel has focus and tells reference, hour, mail, words, next steps and document', async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await fillForm(page, 'panel')
    await page.getByRole('radio', { name: english.lead.options.format.tanker }).check()
    await page.getByRole('button', { name: 'Send message' }).click()
    const panel = page.getByRole('region', { name: english.lead.sent.headingContact })
    await expect(panel.getByRole('heading', { level: 3 })).toBeFocused()

    const [lead] = site.leads().filter((row) => row.last_name === 'panel')
    const code = String(lead?.reference)
    await expect(panel.getByText(code)).toBeVisible()
    await panel.getByRole('button', { name: 'Copy' }).click()
    await expect(panel.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

    await expect(panel).toContainText(/We answer by (\w+, \d+ \w+, \d\d:\d\d \(New York\)|the end)/)
    await expect(panel).toContainText(aboutMail(true, 'panel@hotel.example', english.lead))
    await expect(panel).toContainText('For the hotel.')
    await expect(panel).toContainText(
      `${english.lead.fields.format.label}: ${english.lead.options.format.tanker}`,
    )
    await expect(panel.getByRole('listitem')).not.toHaveCount(0)
    const matching = matchingDocument(
      {
        form: 'contact',
        topic: 'supply',
        extras: { format: 'tanker' },
      },
      english.lead,
    )
    const link = panel.getByRole('link', { name: matching?.label ?? '?' })
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')
    await expect(message(page)).toHaveValue('')
  })

  test('no mail is promised where none is sent', async ({ page }) => {
    for (const marker of ['first', 'second']) {
      await fillForm(page, marker)
      await page.getByLabel(english.lead.fields.email.label).fill('same-address@hotel.example')
      await place(page).fill(marker)
      await page.getByRole('combobox', { name: english.lead.fields.topic.label }).click()
      await page.getByRole('option', { name: english.lead.options.topic.supply }).click()
      await page.getByRole('button', { name: 'Send message' }).click()
      const promised =
        marker === 'first'
          ? aboutMail(true, 'same-address@hotel.example', english.lead)
          : english.lead.sent.keepReference
      await expect(page.getByText(promised)).toBeVisible()
    }
  })
})
