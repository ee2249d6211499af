import type { Page } from '@playwright/test'
import { wrongNumber } from '../../contract/field-controls.ts'
import { extraFields } from '../../contract/lead-fields.ts'
import { sharedWords } from '../../site/words/shared.ts'
import { english } from '../support/english.ts'
import { delayIslands, isRunning, loseIslands } from './support/late-script.ts'
import { message, topic } from './support/lead-forms.ts'
import { drawn } from './support/measure.ts'
import {
  form,
  field as plannerField,
  section as plannerSection,
  ports as portField,
} from './support/planner.ts'
import { expect, test } from './support/site.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send message' })
const quotePart = (page: Page) => page.locator('form details').first()

/** Who writes, by keys alone, from the field of the first name on. */
async function typeSender(page: Page, marker: string): Promise<void> {
  await page.getByLabel(english.lead.fields.firstName.label).click()
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
    await expect(topic(page)).toHaveJSProperty('tagName', 'BUTTON')
  }

  test('words, a topic and a tick are kept, and sent once it runs', async ({ page, site }) => {
    await typeSender(page, 'early')
    await topic(page).selectOption(english.lead.options.topic.supply)
    await quotePart(page).locator('summary').click()
    await page.getByRole('radio', { name: english.lead.options.format.tanker }).check()
    await message(page).fill('Typed before the script.')
    await letScriptCome(page)
    await expect(topic(page)).toHaveText(english.lead.options.topic.supply)
    // People take longer than the three seconds that mark a robot; here nothing waits for them.
    await send(page).click()
    await expect(page.getByText(/^BGW-/)).toBeVisible()
    const leads = site.leads().filter((lead) => lead.last_name === 'early')
    expect(leads).toMatchObject([{ interest: 'supply', email: 'early@hotel.example' }])
    expect(leads[0]?.message).toContain('Typed before the script.')
    expect(JSON.parse(String(leads[0]?.extras))).toEqual({ format: 'tanker' })
  })

  test('two presses post the form as without script, and store it once', async ({ page, site }) => {
    await typeSender(page, 'ordinary')
    await topic(page).selectOption(english.lead.options.topic.media)
    await message(page).fill('Sent as without script.')
    await send(page).dblclick()
    await expect(page.getByText('Message Sent!')).toBeVisible()
    expect(site.leads().filter((lead) => lead.last_name === 'ordinary')).toHaveLength(1)
  })

  test('a number that cannot be read is told as soon as it runs', async ({ page }) => {
    await quotePart(page).locator('summary').click()
    await page.getByRole('spinbutton', { name: english.lead.fields.containers.label }).fill('99990')
    await letScriptCome(page)
    await expect(
      page.getByText(wrongNumber(extraFields.containers.control, english.lead)),
    ).toBeVisible()
  })

  test('the words under the caret stay, and so does what is selected', async ({ page }) => {
    const field = page.getByLabel(english.lead.fields.organization.label)
    await field.click()
    await page.keyboard.type('Hotel Reykjavik')
    await page.keyboard.press('Shift+Home')
    await letScriptCome(page)
    await expect(field).toBeFocused()
    await page.keyboard.type('Harbour')
    await expect(field).toHaveValue('Harbour')
  })

  test('a select in focus keeps it when the form’s own list takes its place', async ({ page }) => {
    await topic(page).focus()
    await letScriptCome(page)
    await expect(topic(page)).toBeFocused()
  })
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('the first list is the phone’s own, and its choice is handed over', async ({ page }) => {
    const arrive = await delayIslands(page)
    await page.goto('/contact')
    await topic(page).tap()
    await topic(page).selectOption(english.lead.options.topic.media)
    arrive()
    await message(page).tap()
    await expect(topic(page)).toHaveJSProperty('tagName', 'BUTTON')
    await expect(topic(page)).toHaveText(english.lead.options.topic.media)
  })
})

test.describe('when a script does not arrive', () => {
  test.use({ expectedErrors: /ERR_FAILED|Error hydrating|dynamically imported/ })

  test('the contact form is posted, and answered with a page', async ({ page, site }) => {
    await loseIslands(page)
    await page.goto('/contact')
    await typeSender(page, 'lost')
    await topic(page).selectOption(english.lead.options.topic.media)
    await message(page).fill('Sent as without script.')
    await send(page).click()
    await expect(page.getByText('Message Sent!')).toBeVisible()
    expect(site.leads().filter((lead) => lead.last_name === 'lost')).toHaveLength(1)
  })

  test('the contact form without its list sends the choice of the browser’s', async ({
    page,
    site,
  }) => {
    await page.route(/\/_astro\/SelectList\./, (route) => route.abort())
    await page.goto('/contact?topic=supply', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await expect(topic(page)).toHaveValue('supply')
    await typeSender(page, 'no-list')
    await topic(page).selectOption(english.lead.options.topic.media)
    await message(page).fill('Sent with the list of the browser.')
    await send(page).click()
    await expect(page.getByText(/^BGW-/)).toBeVisible()
    expect(site.leads().filter((lead) => lead.last_name === 'no-list')).toMatchObject([
      { interest: 'media' },
    ])
  })

  test('sign-in and planner say so within a phone’s first sight of them, even where no other script arrives', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await loseIslands(page)
    await page.route(/\/_astro\/.*\.js/, (route) => route.abort())
    for (const path of ['/auth', '/access-bulk-water#plan']) {
      await page.goto(path)
      const told = page.getByRole('alert').filter({ hasText: sharedWords('en').scriptLost })
      await expect(told).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('once the page rests', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|^sign-in: |offline|status of 401/ })

  test('presses are answered without the network', async ({ page, context }) => {
    await page.goto('/contact')
    await context.setOffline(true)
    await topic(page).click()
    await page.getByRole('option', { name: english.lead.options.topic.careers }).click()
    await typeSender(page, 'no-network')
    await message(page).fill('Written on a train.')
    await send(page).click()
    await expect(page.locator('form').getByRole('status').getByRole('button')).toBeVisible()

    await context.setOffline(false)
    await page.goto('/auth')
    await context.setOffline(true)
    const fields = page.locator('[data-form=sign-in]')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await fields.getByLabel('Email').fill('nobody@company.example')
    await fields.getByLabel('Password', { exact: true }).fill('a password of nobody')
    await page.keyboard.press('Enter')
    await expect(fields.getByRole('alert')).not.toBeEmpty()
  })

  test('two presses on a sign-in ask once', async ({ page }) => {
    let asked = 0
    page.on('request', (call) => {
      if (call.url().endsWith('/sign-in')) asked += 1
    })
    await page.goto('/auth')
    const fields = page.locator('[data-form=sign-in]')
    await fields.getByLabel('Email').fill('nobody@company.example')
    await fields.getByLabel('Password', { exact: true }).fill('a password of nobody')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(fields.getByRole('alert')).toHaveText(english.accounts.notices.signInRefused)
    await expect(page.getByText(english.accounts.notices.signInFailed).first()).toBeVisible()
    expect(asked).toBeLessThanOrEqual(1)
  })
})

test('before the planner’s script has come, what is typed is kept', async ({ page }) => {
  const arrive = await delayIslands(page)
  await page.goto('/access-bulk-water')
  const planner = plannerSection(page)
  await plannerField(page, form.people.label).fill('1600')
  await planner.getByLabel(form.month.label).selectOption('February')
  await planner.getByLabel(form.port.label).fill('mombas')
  expect(await isRunning(page)).toBe(false)
  arrive()
  await expect(page).toHaveURL(/people=1600.*month=20\d\d-02/)
  await expect(portField(page)).toHaveValue('mombas')
})

test('the forms move nothing when they begin to run', async ({ page }) => {
  for (const path of ['/contact', '/contact?topic=supply', '/partnerships', '/auth']) {
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] }
          if (sources.some(({ node }) => node?.parentElement?.closest('astro-island')))
            shifts.push(JSON.stringify(entry))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await drawn(page)
    expect(
      await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts),
    ).toEqual([])
  }
})
