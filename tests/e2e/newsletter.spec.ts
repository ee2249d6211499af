import type { Page } from '@playwright/test'
import { newsletterPaths } from '../../contract/newsletter.ts'
import { answerWords } from '../../server/words/answer-words.ts'
import { english } from '../support/english.ts'
import { holdRequests } from './support/hold-requests.ts'
import { boxesOf } from './support/measure.ts'
import { expect, type Site, test } from './support/site.ts'
import { violationsOf } from './support/violations.ts'

const answers = answerWords('en')
const { subscribed, badAddress, offline, failed } = english.newsletter

async function subscribe(page: Page, address: string) {
  await page.getByLabel('Stay Updated').fill(address)
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

/** The newsletter mails to an address, once there is one. */
async function mailsTo(site: Site, address: string) {
  const mails = async () => (await site.mails()).filter((mail) => mail.to?.[0]?.address === address)
  await expect.poll(async () => (await mails()).length, { intervals: [50] }).toBeGreaterThan(0)
  return mails()
}

/** The links of the mail, as the reader's mail client shows them. */
async function linksTo(site: Site, address: string) {
  const [mail] = await mailsTo(site, address)
  const link = (path: string) =>
    new RegExp(`http\\S+${path}\\?token=[\\w-]+`).exec(mail?.text ?? '')?.[0] ?? ''
  return { confirm: link(newsletterPaths.confirm), leave: link(newsletterPaths.unsubscribe) }
}

test('from the footer to the inbox, in by one button and out by another', async ({
  page,
  site,
  request,
}) => {
  const address = 'journey@reader.example'
  await page.goto('/solutions')
  await subscribe(page, address)
  const status = page.locator('footer').getByRole('status')
  await expect(status).toContainText(subscribed.title)
  await expect(status).toContainText(subscribed.description)
  await expect(page.getByLabel('Stay Updated')).toHaveValue('')
  await expect(page).toHaveURL(/\/solutions$/)

  const { confirm, leave } = await linksTo(site, address)
  // What a mail scanner does: it fetches every link, more than once.
  for (const url of [confirm, leave, confirm, leave]) {
    expect((await request.get(url)).status()).toBe(200)
  }
  expect(site.subscriberState(address)).toBe('pending')

  await page.goto(confirm)
  await expect(page.locator('main').getByRole('button')).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: answers('confirm.button') }).click()
  await expect(page.getByRole('heading', { name: answers('confirm.done') })).toBeVisible()
  expect(page.url()).not.toContain('token')
  expect(site.subscriberState(address)).toBe('confirmed')

  await page.goto(leave)
  await page
    .locator('main')
    .getByRole('button', { name: answers('unsubscribe.button') })
    .click()
  await expect(page.getByRole('heading', { name: answers('unsubscribe.done') })).toBeVisible()
  expect(site.subscriberState(address)).toBe('unsubscribed')
})

test('the button is disabled while the address is on its way, and the arrow works by keyboard', async ({
  page,
}) => {
  const answer = await holdRequests(page, '**/functions/v1/subscribe')
  const asked: unknown[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/subscribe')) asked.push(call.postDataJSON())
  })
  await page.goto('/our-goals')
  await page.getByLabel('Stay Updated').fill('slow@reader.example')
  await page.keyboard.press('Tab')
  const button = page.getByRole('button', { name: 'Subscribe' })
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
  answer.release()
  await expect(button).toBeEnabled()
  await expect(button).toBeFocused()
  expect(asked).toEqual([{ email: 'slow@reader.example' }])
})

test('a bad address stays in the field, which says what it needs', async ({ page, site }) => {
  await page.goto('/about')
  const field = page.getByLabel('Stay Updated')
  await subscribe(page, 'nobody')
  await expect(field).toHaveAccessibleDescription(badAddress.description)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('nobody')
  expect(site.subscriberState('nobody')).toBeUndefined()
  await subscribe(page, 'mended@reader.example')
  await expect(field).toHaveAccessibleDescription(new RegExp(subscribed.title))
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test.describe('with errors in the console', () => {
  test.use({ expectedErrors: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/ })

  test('an address that only the server refuses is told apart too', async ({ page }) => {
    await page.goto('/about')
    await subscribe(page, 'nobody@host')
    const field = page.getByLabel('Stay Updated')
    await expect(field).toHaveAccessibleDescription(badAddress.description)
    await expect(field).toHaveValue('nobody@host')
  })

  test('an offline visitor is told so and keeps the address', async ({ page, context }) => {
    await page.goto('/about')
    await context.setOffline(true)
    await subscribe(page, 'offline@reader.example')
    const field = page.getByLabel('Stay Updated')
    await expect(field).toHaveAccessibleDescription(new RegExp(offline.title))
    await expect(field).toHaveValue('offline@reader.example')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(field).toHaveAccessibleDescription(new RegExp(subscribed.title))
  })

  test('a server that does not answer is not taken for a missing connection', async ({ page }) => {
    await page.route('**/functions/v1/subscribe', (route) => route.abort('connectionrefused'))
    await page.goto('/about')
    await subscribe(page, 'unheard@reader.example')
    const field = page.getByLabel('Stay Updated')
    await expect(field).toHaveAccessibleDescription(new RegExp(failed.title))
    await expect(field).toHaveValue('unheard@reader.example')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ })

  test('the field is a form, and every step is a page', async ({ page, site }) => {
    const address = 'scriptless@reader.example'
    await page.goto('/water-factory')
    await subscribe(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subscribed.title)
    await expect(page.getByText(subscribed.description)).toBeVisible()
    const { confirm } = await linksTo(site, address)
    await page.goto(confirm)
    await page.getByRole('button', { name: answers('confirm.button') }).click()
    await expect(page.getByRole('heading', { name: answers('confirm.done') })).toBeVisible()
    expect(site.subscriberState(address)).toBe('confirmed')
    // The field stands on this page too, whose referrer policy hides the origin.
    await subscribe(page, 'friend@reader.example')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subscribed.title)
  })

  test('a refused address comes back in a field of the page', async ({ page }) => {
    await page.goto('/about')
    await subscribe(page, 'nobody@host')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(badAddress.title)
    const field = page.locator('main').getByLabel(english.lead.fields.email.label)
    await expect(field).toHaveValue('nobody@host')
    await field.fill('corrected@reader.example')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subscribed.title)
  })
})

test('the field is as high as a finger needs, and fits the narrowest screen', async ({ page }) => {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    const parts = page.locator('footer .newsletter-field')
    for (const { height, right } of await boxesOf(parts, parts.getByRole('button'))) {
      expect(height).toBeGreaterThanOrEqual(52)
      expect(right).toBeLessThanOrEqual(width)
    }
  }
})
