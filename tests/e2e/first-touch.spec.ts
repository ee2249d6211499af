import type { Page } from '@playwright/test'
import { accountNotices, signInRefused } from '../../contract/account-notices.ts'
import { accountPaths } from '../../contract/accounts.ts'
import { wrongNumber } from '../../contract/field-controls.ts'
import { controlName, extraFields, specifiedFields } from '../../contract/lead-fields.ts'
import { topicLabels } from '../../contract/option-labels.ts'
import { formatLabels } from '../../contract/quote.ts'
import { scriptLost } from '../../site/content/script-lost.ts'
import { contact } from '../../site/views/contact/contact-sections.ts'
import { delayIslands, isRunning, loseIslands } from './support/late-script.ts'
import { message, topic } from './support/lead-forms.ts'
import {
  plan,
  field as plannerField,
  section as plannerSection,
  ports as portField,
} from './support/planner.ts'
import { wordsOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const quote = wordsOf(contact.quote)

const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

/** Who writes, by keys alone, from the field of the first name on. */
async function typeSender(page: Page, marker: string): Promise<void> {
  await page.getByLabel(specifiedFields.firstName.label).click()
  for (const text of ['Sigríður', marker, `${marker}@hotel.example`]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

test.describe('before the contact form’s script has come', () => {
  let arrive = () => {}
  test.beforeEach(async ({ page }) => {
    arrive = await delayIslands(page)
    await page.goto('/contact')
  })

  /** What was done until now was done without the script, which comes now. */
  async function letScriptCome(page: Page): Promise<void> {
    expect(await isRunning(page)).toBe(false)
    arrive()
  }

  test('words, a topic by its letter, a tick and an impatient press are kept and sent once', async ({
    page,
    site,
  }) => {
    await typeSender(page, 'early')
    await topic(page).focus()
    await page.keyboard.press('m')
    await page.getByText(quote.heading).click()
    await page.getByRole('radio', { name: formatLabels.tanker }).check()
    await message(page).click()
    await page.keyboard.type('Typed before the script.')
    await send(page).dblclick()
    await expect(send(page)).toHaveAttribute('aria-busy', 'true')
    await letScriptCome(page)

    await expect(page.getByText(/^BGW-/)).toBeVisible()
    const leads = site.leads().filter((lead) => lead.last_name === 'early')
    expect(leads).toMatchObject([{ interest: 'media', email: 'early@hotel.example' }])
    expect(leads[0]?.message).toContain('Typed before the script.')
    expect(JSON.parse(String(leads[0]?.extras))).toEqual({ format: 'tanker' })
  })

  test('a number that cannot be read is told as soon as it runs', async ({ page }) => {
    await page.getByText(quote.heading).click()
    await page.getByRole('spinbutton', { name: extraFields.containers.label }).fill('99990')
    await letScriptCome(page)
    await expect(page.getByText(wrongNumber(extraFields.containers.control))).toBeVisible()
  })

  test('a press on the select opens its list, and nothing else moves', async ({ page }) => {
    await topic(page).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    await topic(page).click()
    await letScriptCome(page)
    await page.getByRole('option', { name: topicLabels.careers }).click()
    await expect(topic(page)).toHaveText(topicLabels.careers)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })

  test('keys on the select open its list, find an option and take it', async ({ page }) => {
    await topic(page).focus()
    for (const key of ['Enter', 'c', 'Enter']) await page.keyboard.press(key)
    await letScriptCome(page)
    await expect(topic(page)).toHaveText(topicLabels.careers)
    await expect(topic(page)).toBeFocused()
  })

  test('a list does not open once its visitor has gone on', async ({ page }) => {
    await topic(page).click()
    await message(page).click()
    await page.keyboard.type('Gone on.')
    await letScriptCome(page)
    await expect(topic(page)).toHaveJSProperty('tagName', 'BUTTON')
    await page.keyboard.type(' And on.')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(message(page)).toHaveValue('Gone on. And on.')
  })

  test('the words under the caret stay, and so does what is selected', async ({ page }) => {
    const field = page.getByLabel(specifiedFields.organization.label)
    await field.click()
    await page.keyboard.type('Hotel Reykjavik')
    await page.keyboard.press('Shift+Home')
    await letScriptCome(page)
    await expect(topic(page)).toHaveJSProperty('tagName', 'BUTTON')
    await expect(field).toBeFocused()
    await page.keyboard.type('Harbour')
    await expect(field).toHaveValue('Harbour')
  })

  test('what was typed survives a reload', async ({ page }) => {
    await typeSender(page, 'reloaded')
    expect(await isRunning(page)).toBe(false)
    await page.reload()
    arrive()
    await expect(topic(page)).toHaveJSProperty('tagName', 'BUTTON')
    await expect(page.getByLabel(specifiedFields.lastName.label)).toHaveValue('reloaded')
  })
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('the first list is the phone’s own, and its choice is handed over', async ({ page }) => {
    const arrive = await delayIslands(page)
    await page.goto('/contact')
    await topic(page).tap()
    await topic(page).selectOption(topicLabels.media)
    arrive()
    await message(page).tap()
    await expect(topic(page)).toHaveJSProperty('tagName', 'BUTTON')
    await expect(topic(page)).toHaveText(topicLabels.media)
  })
})

test.describe('when the script does not arrive', () => {
  test.use({
    expectedErrors:
      /ERR_FAILED|ViewTransition|Error hydrating|dynamically imported|status of 401|sign-in/,
  })

  test('the ordinary form is sent, and answered with a page', async ({ page, site }) => {
    await loseIslands(page)
    await page.goto('/contact')
    await typeSender(page, 'ordinary')
    await topic(page).selectOption(topicLabels.media)
    await message(page).fill('Sent as without script.')
    await send(page).click()
    await expect(page.getByText('Message Sent!')).toBeVisible()
    await expect(page.getByText(/BGW-/)).toBeVisible()
    expect(site.leads().filter((lead) => lead.last_name === 'ordinary')).toHaveLength(1)
  })

  test('a sign-in says so, and the next press asks for the script again', async ({ page }) => {
    const arrive = await loseIslands(page)
    await page.goto('/auth')
    const fields = page.locator('[data-form=sign-in]')
    await fields.getByLabel('Email').fill('nobody@company.example')
    await fields.getByLabel('Password', { exact: true }).fill('a password of nobody')
    await fields.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('alert').getByText(scriptLost)).toBeVisible()
    await arrive()
    await fields.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(fields.getByRole('alert')).toHaveText(signInRefused)
    await expect(page.getByText(scriptLost)).toHaveCount(0)
  })
})

test.describe('before the card’s script has come', () => {
  test.use({ expectedErrors: /status of 401|^sign-in: / })

  test('a sign-in is pressed, and asked once', async ({ page }) => {
    let asked = 0
    page.on('request', (call) => {
      if (call.url().endsWith(accountPaths.signIn)) asked += 1
    })
    const arrive = await delayIslands(page)
    await page.goto('/auth')
    const fields = page.locator('[data-form=sign-in]')
    await fields.getByLabel('Email').fill('nobody@company.example')
    await fields.getByLabel('Password', { exact: true }).fill('a password of nobody')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect(await isRunning(page)).toBe(false)
    arrive()
    await expect(fields.getByRole('alert')).toHaveText(signInRefused)
    await expect(page.getByText(accountNotices.signInFailed).first()).toBeVisible()
    expect(asked).toBe(1)
  })

  test('a press on a password’s eye and one on the other tab are kept', async ({ page }) => {
    const arrive = await delayIslands(page)
    await page.goto('/auth')
    await page.locator('[data-form=sign-in]').getByRole('button', { name: 'Show password' }).click()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    expect(await isRunning(page)).toBe(false)
    arrive()
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
  })
})

test('before the planner’s script has come, words and presses are kept', async ({ page }) => {
  const arrive = await delayIslands(page)
  await page.goto('/access-bulk-water')
  const [, second] = plan.words.litresADay.choices
  await plannerField(page, plan.words.need.people).fill('1600')
  await plannerSection(page)
    .getByRole('button', { name: second?.name ?? '' })
    .click()
  await plannerSection(page).getByLabel(plan.words.port.label).click()
  await page.keyboard.type('mombas')
  expect(await isRunning(page)).toBe(false)
  arrive()
  await expect(page).toHaveURL(new RegExp(`people=1600.*litres=${second?.litres}`))
  await expect(portField(page)).toHaveValue('mombas')
  const list = plannerSection(page).getByRole('listbox', { name: plan.words.port.label })
  await expect(list.getByRole('option').first()).toContainText('Mombasa')
})

test('a link’s topic is chosen and its part opened before any script of the form', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/contact?topic=supply&from=bulk-delivery')
  await expect(topic(page)).toHaveJSProperty('tagName', 'SELECT')
  await expect(topic(page)).toHaveValue('supply')
  await expect(page.locator(`[name=${controlName('place')}]`)).toBeVisible()
  expect(files.filter((url) => url.includes('ContactForm'))).toEqual([])
})
