import { readFile } from 'node:fs/promises'
import { totp } from '../support/totp.ts'
import { type Colleague, newColleague } from './support/colleague.ts'
import { untilGivenUp } from './support/given-up-calls.ts'
import { answerNoNews, openDesk, pane, rowOf, sendMessage } from './support/team-desk.ts'
import { expect, fillSignIn, form, type TeamSite, test } from './support/team-site.ts'
import { violationsOf } from './support/violations.ts'

// One server: its accounts are made once.
test.describe.configure({ mode: 'serial' })

let anna: Colleague

/** Milliseconds within which a page that is looked at asks for news: docs/decisions/0038. */
const betweenQuestions = 20_000

test.beforeAll(async ({ teamSite: site }) => {
  anna = await newColleague(site, 'desk', 'staff')
})

/** Brings the answer of a message near, or into the past. */
function dueIn(site: TeamSite, reference: string, hours: number): void {
  const due = Date.now() + hours * 3_600_000
  site.store((database) =>
    database.prepare('update leads set answer_due_at = ? where reference = ?').run(due, reference),
  )
}

test('a first-time colleague signs in, answers, takes over and closes a message', async ({
  page,
  teamSite: site,
}) => {
  await sendMessage(site, { lastName: 'Lindqvist', message: 'Two containers to Oslo, please.' })
  await fillSignIn(page, anna.address)
  await form(page, 'sign-in').getByRole('button', { name: 'Sign In', exact: true }).click()
  const code = form(page, 'code').getByLabel('Code', { exact: true })
  await code.fill(totp(anna.uri, 1))
  await code.press('Enter')
  await page.waitForURL(/\/$/, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Team', exact: true }).first().click()
  await rowOf(page, 'Lindqvist').getByRole('link').click()
  const lead = pane(page)
  await expect(lead.getByRole('heading', { level: 2 })).toBeFocused()
  const answer = lead.getByRole('link', { name: 'Use your own mail program' })
  await expect(answer).toHaveAttribute('href', /^mailto:visitor-/)
  await lead.getByRole('button', { name: 'Contacted' }).click()
  await expect(lead.getByRole('button', { name: 'Contacted' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await lead.getByRole('button', { name: 'Assign to me' }).click()
  await expect(lead.getByLabel('Assigned to')).toHaveValue(/.+/)
  await lead.getByRole('button', { name: 'Won' }).click()
  await expect(lead.getByText(/Contacted → Won/)).toBeVisible()
  const stored = site.leads().find((row) => row.last_name === 'Lindqvist')
  expect(stored).toMatchObject({ status: 'won' })
})

test('what presses stands on top: the emergency, the overdue and the next due, each with its clock', async ({
  page,
  teamSite: site,
}) => {
  const late = await sendMessage(site, { lastName: 'Overdue' })
  const soon = await sendMessage(site, { lastName: 'Nearly' })
  await sendMessage(site, { lastName: 'Pressing' }, { need: 'emergency' })
  await sendMessage(site, { lastName: 'Recent' })
  dueIn(site, late, -2.5)
  dueIn(site, soon, 3.5)
  await openDesk(page, anna)
  await expect(rowOf(page, 'Overdue')).toContainText('2 h overdue')
  await expect(rowOf(page, 'Nearly')).toContainText('due in 3 h')
  const texts = await page.getByRole('grid').getByRole('row').allTextContents()
  const place = (words: string) => texts.findIndex((text) => text.includes(words))
  const order = ['Answer first', 'Pressing', 'Overdue', 'Nearly', 'Newest first', 'Recent']
  expect(order.map(place)).toEqual(order.map(place).toSorted((a, b) => a - b))
  expect(place('Answer first')).toBeGreaterThan(-1)
  await expect(rowOf(page, 'Pressing')).toContainText('Emergency')
})

test('filters and search stand in the address, in a line of their own, and Back undoes them', async ({
  page,
  teamSite: site,
}) => {
  await sendMessage(site, { lastName: 'Gazette', topic: 'media', message: 'An interview?' })
  await openDesk(page, anna)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Media')
  await expect(page).toHaveURL(/interest=media/)
  await expect(rowOf(page, 'Gazette')).toBeVisible()
  await expect(rowOf(page, 'Recent')).toHaveCount(0)
  await page.getByLabel('Search', { exact: true }).fill('nothing holds this')
  await expect(page.getByText('No message matches these filters.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('nothing holds this')
  await page.getByRole('button', { name: /Without the filter “nothing/ }).click()
  await expect(rowOf(page, 'Gazette')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/\/team$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveValue('media')
})

test('a message that comes is counted while somebody reads, and shown at a press', async ({
  page,
  teamSite: site,
}) => {
  await page.clock.install()
  await openDesk(page, anna)
  await rowOf(page, 'Gazette').focus()
  await sendMessage(site, { lastName: 'Justnow' })
  const show = page.getByRole('button', { name: 'Show 1 new message' })
  await page.clock.fastForward(betweenQuestions)
  await expect(show).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Inbox/)
  await expect(rowOf(page, 'Justnow')).toHaveCount(0)
  await show.click()
  await expect(rowOf(page, 'Justnow')).toBeVisible()
  await expect(page).toHaveTitle(/^Inbox/)
  // Nobody reads now: the next one appears by itself.
  await page.getByRole('heading', { level: 1 }).click()
  await sendMessage(site, { lastName: 'Unasked' })
  await page.clock.fastForward(betweenQuestions)
  await expect(rowOf(page, 'Unasked')).toBeVisible()
})

test('many are selected with Shift and changed at once, save what another changed meanwhile', async ({
  page,
  teamSite: site,
}) => {
  const references: string[] = []
  for (const each of ['Bulkone', 'Bulktwo', 'Bulkthree']) {
    references.push(await sendMessage(site, { lastName: each, organization: 'Bulk Trading' }))
  }
  await answerNoNews(page)
  await openDesk(page, anna, '/team?search=bulk')
  await rowOf(page, 'Bulkthree').getByRole('checkbox').click()
  await rowOf(page, 'Bulkone')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 messages selected.')).toBeVisible()
  site.store((database) =>
    database
      .prepare('update leads set version = version + 1 where reference = ?')
      .run(String(references[1])),
  )
  await page.getByLabel('Set the status to').selectOption('Qualified')
  await page.getByRole('button', { name: 'Change 3 messages' }).click()
  await expect(page.getByText(/2 messages changed\. 1 changed by others meanwhile/)).toBeVisible()
  await expect(rowOf(page, 'Bulkone')).toContainText('Qualified')
  await expect(rowOf(page, 'Bulktwo').getByRole('checkbox')).toBeChecked()
})

test('the list is exported as it is filtered', async ({ page }) => {
  await openDesk(page, anna, '/team?search=bulk')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const text = await readFile(await (await coming).path(), 'utf8')
  expect(text).toContain('Bulkone')
  expect(text).not.toContain('Gazette')
})

test('the keys move, select, open, search and explain themselves, and rest while one types', async ({
  page,
}) => {
  await openDesk(page, anna, '/team?search=bulk&status=all')
  await expect(rowOf(page, 'Bulkthree')).toBeVisible()
  await page.keyboard.press('j')
  await expect(rowOf(page, 'Bulkthree')).toBeFocused()
  await page.keyboard.press('j')
  await expect(rowOf(page, 'Bulktwo')).toBeFocused()
  await page.keyboard.press('x')
  await expect(rowOf(page, 'Bulktwo')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(pane(page).getByRole('heading', { level: 2 })).toContainText('Bulkthree')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Bulkthree')).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused()
  await page.keyboard.type('j')
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('j')
})

test('further pages come while one scrolls', async ({ page, teamSite: site }) => {
  for (let count = 0; count < 60; count += 1) {
    await sendMessage(site, { firstName: `Number${count}`, lastName: 'Longlist' })
  }
  await openDesk(page, anna, '/team?search=longlist')
  await expect(page.getByText('60 open messages')).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 3_000)
    await expect(rowOf(page, 'Number0 Longlist')).toBeVisible({ timeout: 300 })
  }).toPass()
})

test('all of a search is selected at once, changed, and changed back', async ({ page }) => {
  await openDesk(page, anna, '/team?search=longlist')
  await rowOf(page, 'Number59 ').getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Select all 60' }).click()
  await expect(page.getByText('60 messages selected.')).toBeVisible()
  await page.getByLabel('Set the status to').selectOption('Won')
  await page.getByRole('button', { name: 'Change 60 messages' }).click()
  await expect(page.getByText('60 messages changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone. 60 messages changed.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('60 open messages')).toBeVisible()
})

for (const width of [360, 768, 1440]) {
  test(`list and message are accessible and fit at ${width} px, and nothing moves while they load`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(globalThis, {
            shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value'),
          })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openDesk(page, anna)
    await expect(rowOf(page, 'Longlist').first()).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.02)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
      expect(await violationsOf(page)).toEqual([])
    }
    await page.goto('/team?search=gazette')
    await rowOf(page, 'Gazette').getByRole('link').click()
    await expect(pane(page).getByRole('heading', { name: 'History' })).toBeVisible()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
      expect(await violationsOf(page)).toEqual([])
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}

test('on a phone the message takes the place of the list, and Back returns to the same row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openDesk(page, anna, '/team?search=longlist')
  await expect(rowOf(page, 'Number59')).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(rowOf(page, 'Number40 ')).toBeInViewport({ timeout: 300 })
  }).toPass()
  await rowOf(page, 'Number40 ').getByRole('link').click()
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(page.getByRole('grid')).toBeHidden()
  await page.goBack()
  await expect(rowOf(page, 'Number40 ')).toBeInViewport()
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the page says so, and tries again at a press', async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/team/leads?*', (route) => route.fulfill({ status: 503, body: 'down' }))
    await openDesk(page, anna)
    await untilGivenUp(page, page.getByText('The server cannot be reached right now.'))
    await page.unroute('**/api/team/leads?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  })

  test('a session that ended leads to the sign-in', async ({ page, teamSite: site }) => {
    const bert = await newColleague(site, 'desk', 'staff')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openDesk(page, bert)
    const message = rowOf(page, 'Longlist').first().getByRole('link')
    await expect(message).toBeVisible()
    const left = page.waitForURL(/\/auth$/, { waitUntil: 'commit' })
    site.expireSessions(bert.address)
    // A call of the page's own may meet the end of the session before the press does.
    await Promise.race([message.click(), left])
    await left
  })
})
