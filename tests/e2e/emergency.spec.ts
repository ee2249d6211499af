import type { Page } from '@playwright/test'
import { messageWithExtras, readExtras } from '../../contract/extras.ts'
import { controlName } from '../../contract/lead-fields.ts'
import { navigation } from '../../site/content/navigation.ts'
import { contactFormWords, emergencySections } from '../../site/views/contact/contact-sections.ts'
import { english } from '../support/english.ts'
import { fillSender, message } from './support/lead-forms.ts'
import { expect, test } from './support/site.ts'

const { fields, form: said } = english.lead
const words = contactFormWords('en').emergency
const { hero } = emergencySections('en')
if (!words || !hero) throw new Error('The words of an emergency are withheld')

const emergencySwitch = (page: Page) => page.getByRole('checkbox', { name: said.emergencySwitch })
const people = (page: Page) => page.getByRole('spinbutton', { name: fields.people.label })
const port = (page: Page) => page.locator(`#${controlName('place', 'emergency')}`)
const quotePart = (page: Page) => page.locator('.quote-part')
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

/** Sent, stored as an emergency and told to the team as one. */
async function arrives(
  page: Page,
  site: { leads: () => Record<string, unknown>[]; mails: () => Promise<{ subject?: string }[]> },
  marker: string,
) {
  await expect(page.getByText(/BGW-/).first()).toBeVisible()
  const [lead] = site.leads().filter((row) => row.last_name === marker)
  expect(lead).toMatchObject({ need: 'emergency', interest: 'supply' })
  // On any day.
  expect(Number(lead?.answer_due_at) - Number(lead?.received_at)).toBe(24 * 3_600_000)
  const subjects = async () =>
    (await site.mails())
      .map(({ subject = '' }) => subject)
      .filter((line) => line.includes(String(lead?.reference)))
  await expect
    .poll(async () => (await subjects()).filter((line) => line.startsWith('[Emergency] ')), {
      intervals: [50],
    })
    .toHaveLength(1)
  return lead
}

for (const [from, entrance] of [
  ['/about', (page: Page) => page.locator('header .site-nav')],
  ['/access-bulk-water', (page: Page) => page.locator('#emergency')],
] as const) {
  test(`by the link on ${from} the page is that of an emergency, and arrives as one`, async ({
    page,
    site,
  }) => {
    const marker = `by-link-${from.slice(1)}`
    await page.clock.install()
    await page.goto(from)
    await entrance(page).locator('a[href^="/contact?need=emergency"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
    await expect(emergencySwitch(page)).toBeChecked()
    await expect(quotePart(page)).toBeHidden()
    // Nothing leads back to the page that led here.
    await expect(page.getByRole('main').locator('a[href^="/access-bulk-water"]')).toHaveCount(0)
    await fillSender(page, marker, 'relief.example')
    await port(page).fill('Beira')
    await people(page).fill('40000')
    await page.getByLabel(fields.days.label).fill('30')
    await page.getByLabel(fields.receiver.label).fill('Red Cross')
    await page.getByLabel(fields.phone.label).fill('+258 84 000 0000')
    await send(page)
    const lead = await arrives(page, site, marker)
    const extras = readExtras(JSON.parse(String(lead?.extras)))
    expect(extras).toEqual({
      place: 'Beira',
      people: 40_000,
      days: 30,
      receiver: 'Red Cross',
      phone: '+258 84 000 0000',
    })
    expect(lead?.message).toBe(messageWithExtras('', extras, english.lead))
  })
}

test('by the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/about')
  await page
    .locator('header')
    .getByRole('button', { name: navigation('en').header.menu })
    .click()
  await page
    .locator('#site-menu')
    .getByRole('link', { name: navigation('en').emergency.label, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
})

test('by the switch of the form the quote gives way, and what it held goes along', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto('/contact?topic=supply')
  await page.locator(`#${controlName('containers')}`).fill('12')
  await page.locator(`#${controlName('place')}`).fill('Beira')
  await emergencySwitch(page).check()
  await expect(quotePart(page)).toBeHidden()
  await expect(port(page)).toHaveValue('Beira')
  await expect(page.getByText(words.besides)).toBeVisible()
  await fillSender(page, 'by-switch', 'relief.example')
  await message(page).fill('The reservoir is lost.')
  await send(page)
  const lead = await arrives(page, site, 'by-switch')
  expect(JSON.parse(String(lead?.extras))).toEqual({ containers: 12, place: 'Beira' })
})

test('by the first line the switch is offered, and survives a reload', async ({ page, site }) => {
  await page.clock.install()
  await page.goto('/contact')
  await message(page).fill('Two containers.')
  const yes = page.getByRole('button', { name: words.offer.yes })
  await expect(yes).toBeHidden()
  await message(page).fill('URGENT: cholera in two towns\nTwo containers.')
  await yes.click()
  await expect(emergencySwitch(page)).toBeChecked()
  await expect(yes).toBeHidden()
  await expect(port(page)).toBeFocused()
  await page.reload()
  await expect(emergencySwitch(page)).toBeChecked()
  await fillSender(page, 'by-first-line', 'relief.example')
  await send(page)
  await arrives(page, site, 'by-first-line')
})

test('an offer that nobody answers leaves a message that may be an emergency; a no leaves none', async ({
  page,
  site,
}) => {
  await page.clock.install()
  for (const [marker, need] of [
    ['unanswered', 'maybe'],
    ['answered-no', null],
  ] as const) {
    await page.goto('/contact?topic=supply')
    await fillSender(page, marker, 'relief.example')
    await message(page).fill(`Urgence: trois villages, ${marker}`)
    const no = page.getByRole('button', { name: words.offer.no, exact: true })
    await expect(no).toBeVisible()
    if (need === null) {
      await no.click()
      await expect(message(page)).toBeFocused()
    }
    await send(page)
    await expect(page.getByText(/^BGW-/)).toBeVisible()
    expect(site.leads().filter((row) => row.last_name === marker)).toMatchObject([{ need }])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  async function fill(page: Page, marker: string) {
    await page.getByLabel(fields.firstName.label).fill('Sigríður')
    await page.getByLabel(fields.lastName.label).fill(marker)
    await page.getByLabel(fields.email.label).fill(`${marker}@relief.example`)
  }

  test('the link leads to the form of an emergency, whose topic is chosen', async ({
    page,
    site,
  }) => {
    await page.goto('/')
    await page.locator('header .site-nav a[href^="/contact?need=emergency"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
    await expect(quotePart(page)).toBeHidden()
    await fill(page, 'scriptless-emergency')
    await port(page).fill('Beira')
    await people(page).fill('40000')
    await send(page)
    await arrives(page, site, 'scriptless-emergency')
  })

  test('the switch of the usual form shows what an emergency needs', async ({ page, site }) => {
    await page.goto('/contact')
    await expect(people(page)).toBeHidden()
    await emergencySwitch(page).check()
    await expect(people(page)).toBeVisible()
    await expect(quotePart(page)).toBeHidden()
    await fill(page, 'scriptless-switch')
    await page.getByLabel(fields.topic.label).selectOption(english.lead.options.topic.supply)
    await message(page).fill('The reservoir is lost.')
    await send(page)
    await arrives(page, site, 'scriptless-switch')
  })

  test('a first line that speaks of one marks the message', async ({ page, site }) => {
    await page.goto('/contact')
    await fill(page, 'scriptless-line')
    await page.getByLabel(fields.topic.label).selectOption(english.lead.options.topic.other)
    await message(page).fill('Emergencia: tres pueblos sin agua')
    await send(page)
    await expect(page.getByText(/BGW-/)).toBeVisible()
    expect(site.leads().filter((row) => row.last_name === 'scriptless-line')).toMatchObject([
      { need: 'maybe' },
    ])
  })
})
