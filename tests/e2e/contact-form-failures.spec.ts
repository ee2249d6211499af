import type { Page } from '@playwright/test'
import { english } from '../support/english.ts'
import { fillMessage, message, openForm, toastWith, topic } from './support/lead-forms.ts'
import { expect, test } from './support/site.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

/** The form, filled in so that nothing is wrong with it. What answers its calls is set before. */
async function write(page: Page, marker: string): Promise<void> {
  await openForm(page, '/contact')
  await fillMessage(page, marker)
}

/** Sends again what was not sent, without the toast that said so. */
async function sendAgain(page: Page): Promise<void> {
  await page.locator('.toast-close').click()
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send again' }).click()
}

test.describe('when one call fails after another', () => {
  test.use({
    expectedErrors:
      /(?:test-function answered 503|send-contact-email answered (?:429|500))|status of (?:503|429|500)/,
  })

  test('the message is not sent, what was written is kept, and one press sends it again', async ({
    page,
    site,
  }) => {
    const reason = 'Too many messages. Please try again in 9 minutes.'
    let broken = true
    let answer: { status: number; json?: unknown; body?: string } | undefined = {
      status: 429,
      json: { error: { code: 'too_many_requests', message: reason } },
    }
    await page.route('**/functions/v1/test-function', (route) =>
      broken ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.route('**/functions/v1/send-contact-email', (route) =>
      answer ? route.fulfill(answer) : route.continue(),
    )
    const logged: string[] = []
    page.on('console', (line) => logged.push(line.text()))
    const sent = () => site.leads().filter((lead) => lead.last_name === 'kept')
    const toast = toastWith(page, 'Error')
    await write(page, 'kept')
    await test.step('of the diagnostic call', async () => {
      await send(page)
      await expect(toast).toContainText('Failed to send message. Please try again.')
      const notice = page
        .locator('form')
        .getByRole('status')
        .filter({ hasText: english.lead.notices.notSent.title })
      await expect(notice).toContainText(english.lead.notices.notSent.description)
      await expect(notice).toBeFocused()
      await expect(notice).toBeInViewport()
      await expect(message(page)).toHaveValue('Two containers to Rotterdam, kept.')
      await expect(topic(page)).toHaveText(english.lead.options.topic.supply)
    })
    broken = false
    await test.step('when too many messages came, the visitor reads when to send again', async () => {
      await sendAgain(page)
      await expect(page.getByText(reason)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
    })
    answer = { status: 500, body: '' }
    await test.step('when the server breaks without a word, the failure is logged for what it is', async () => {
      await sendAgain(page)
      await expect(toast).toContainText('Failed to send message. Please try again.')
      await expect(page.getByText(english.lead.notices.notSent.description)).toBeVisible()
      expect(logged.filter((line) => /TypeError|SyntaxError|JSON/.test(line))).toEqual([])
    })
    await expect(message(page)).toHaveValue('Two containers to Rotterdam, kept.')
    expect(sent()).toHaveLength(0)
    answer = undefined
    await sendAgain(page)
    await expect(toastWith(page, 'Message Sent!')).toBeVisible()
    await expect(page.getByText(english.lead.notices.notSent.title)).toBeHidden()
    expect(sent()).toHaveLength(1)
  })
})

test.describe('when the answer is lost after the message was stored', () => {
  test.use({ expectedErrors: /^Error|ERR_/ })

  test('sending again stores nothing twice', async ({ page, site }) => {
    let losing = true
    await page.route('**/functions/v1/send-contact-email', async (route) => {
      if (!losing) return route.continue()
      losing = false
      await route.fetch()
      await route.abort('connectionreset')
    })
    await write(page, 'retried')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(toastWith(page, 'Error')).toBeVisible()
    await page.reload()
    await expect(message(page)).toHaveValue(/retried/)
    await expect(topic(page)).toHaveText(english.lead.options.topic.supply)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(toastWith(page, 'Message Sent!')).toBeVisible()
    expect(site.leads().filter((lead) => lead.last_name === 'retried')).toHaveLength(1)
  })
})

test.describe('offline', () => {
  test.use({ expectedErrors: /^Error|ERR_INTERNET_DISCONNECTED/ })

  test('the visitor is told so and sends again with one click', async ({ page, context, site }) => {
    await write(page, 'offline')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(english.lead.notices.offline.title)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(toastWith(page, 'Message Sent!')).toBeVisible()
    expect(site.leads().filter((lead) => lead.last_name === 'offline')).toHaveLength(1)
  })
})

/** Collects the fields whose faults the browser itself tells, by name; what it returns gives those until now. */
async function browserMessages(page: Page): Promise<() => Promise<string[]>> {
  const told = await page.getByLabel(english.lead.fields.email.label).evaluateHandle((first) => {
    const names: string[] = []
    for (const field of (first as HTMLInputElement).form?.elements ?? []) {
      // On the field itself: whoever hears of it before has decided by then.
      field.addEventListener('invalid', (event) => {
        if (!event.defaultPrevented) names.push((field as HTMLInputElement).name)
      })
    }
    return names
  })
  return () => told.jsonValue()
}

test.describe('an address that cannot be one', () => {
  test.use({
    expectedErrors: new RegExp(`${english.lead.notices.checkEmail.title}|Missing Information`),
  })

  test('is told beside its field, in one notice and no toast, and by the browser, which sends nothing', async ({
    page,
  }) => {
    await write(page, 'told')
    const told = await browserMessages(page)
    const email = page.getByLabel(english.lead.fields.email.label)
    // The browser takes the second for an address; the form does not.
    for (const wrong of ['hotel.example', 'ada@hotel']) {
      await email.fill(wrong)
      await send(page)
      await expect(page.getByText(english.lead.notices.checkEmail.title)).toBeVisible()
      await expect(email).toBeFocused()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAccessibleDescription(/name@company\.com/)
      await expect(page.locator('.toast')).toHaveCount(0)
      expect(await told()).toEqual(['email'])
    }
    await email.fill('told@hotel.example')
    await send(page)
    await expect(toastWith(page, 'Message Sent!')).toBeVisible()
    expect(await told()).toEqual(['email'])
  })

  test('beside an empty field leaves the specified message the first word', async ({ page }) => {
    await write(page, 'both')
    const told = await browserMessages(page)
    await page.getByLabel(english.lead.fields.email.label).fill('hotel.example')
    await page.getByLabel(english.lead.fields.lastName.label).fill('')
    await send(page)
    await expect(toastWith(page, 'Missing Information')).toBeVisible()
    await expect(page.getByText(english.lead.notices.checkFields.title)).toBeVisible()
    await expect(page.getByLabel(english.lead.fields.lastName.label)).toBeFocused()
    expect(await told()).toEqual([])
  })
})
