import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Overview, teamOverviewPaths } from '../../contract/team-overview.ts'
import { newColleague, signInAs } from './support/colleague.ts'
import { untilGivenUp } from './support/given-up-calls.ts'
import { layoutShiftOf, typefaceErrors, withoutTypefaces } from './support/layout-shift.ts'
import { boxesOf } from './support/measure.ts'
import { sidewaysOverflow } from './support/page-guarantees.ts'
import { expect, type TeamSite, test } from './support/team-site.ts'
import { violationsOf } from './support/violations.ts'

const hour = 3_600_000

type Stored = {
  kind: 'contact' | 'partnership'
  interest: string
  daysAgo: number
  page: string
  campaign?: string
  status?: string
  /** Hours from receipt to the first answer. */
  answered?: number
}

const leads: readonly Stored[] = [
  {
    kind: 'contact',
    interest: 'supply',
    daysAgo: 0,
    page: '/contact',
    status: 'contacted',
    answered: 2,
  },
  {
    kind: 'contact',
    interest: 'supply',
    daysAgo: 0,
    page: '/contact',
    campaign: 'harbours',
    status: 'won',
    answered: 4,
  },
  {
    kind: 'contact',
    interest: 'media',
    daysAgo: 8,
    page: '/contact',
    status: 'lost',
    answered: 30,
  },
  { kind: 'partnership', interest: 'ngo', daysAgo: 8, page: '/partnerships' },
  { kind: 'contact', interest: 'other', daysAgo: 8, page: '/contact', status: 'spam' },
  // Half a year back, where 12 weeks do not reach.
  { kind: 'partnership', interest: 'logistics', daysAgo: 150, page: '/partnerships' },
]

/** Leaves these leads and page views, and no others: numbers are compared with what stands here. */
function store(site: TeamSite, stored: readonly Stored[]): void {
  site.store((database) => {
    // Mails of messages that another spec sent on this server.
    database.exec('delete from outbox where lead_id is not null')
    database.exec('delete from leads')
    database.exec('delete from page_views')
    const insert = database.prepare(
      `insert into leads (id, reference, submission_key, kind, first_name, last_name, email,
         organization, interest, message, page, campaign, suspicions, received_at, answer_due_at,
         status, answered_at, changed_at)
       values (?, ?, ?, ?, 'Ada', 'Lovelace', 'ada@example.com', '', ?, 'Water, please.', ?, ?,
         '[]', ?, ?, ?, ?, ?)`,
    )
    for (const { kind, interest, daysAgo, page, campaign, status, answered } of stored) {
      const id = randomUUID()
      const at = Date.now() - daysAgo * 24 * hour
      const answeredAt = answered === undefined ? null : at + answered * hour
      const due = at + 24 * hour
      const rest = [at, due, status ?? 'new', answeredAt, at]
      insert.run(id, id, id, kind, interest, page, campaign ?? null, ...rest)
    }
    if (stored.length === 0) return
    const views = database.prepare('insert into page_views (day, page, views) values (?, ?, ?)')
    const today = new Date().toISOString().slice(0, 10)
    views.run(today, '/contact', 400)
    views.run(today, '/about', 1_200)
  })
}

async function open(page: Page, site: TeamSite, search = ''): Promise<string> {
  const colleague = await newColleague(site, 'analyst', 'staff')
  await signInAs(page, colleague)
  await page.goto(`/team?view=overview${search}`)
  return colleague.token
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the overview shows by week, topic, status, page and campaign what the database holds', async ({
  page,
  teamSite: site,
}) => {
  store(site, leads)
  const token = await open(page, site)
  const weeks = part(page, 'By week')
  await expect(weeks).toContainText('4 messages in 12 weeks.')

  // Each week's values are read by keyboard, and stand in the table of figures.
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${site.url}${teamOverviewPaths.overview}?weeks=12`, { headers })
  const overview = (await answer.json()) as Overview
  await weeks.getByText('Figures').click()
  const rows = weeks.getByRole('row')
  await expect(rows).toHaveCount(13)
  const slider = weeks.getByRole('slider', { name: 'Week' })
  await slider.focus()
  await page.keyboard.press('End')
  for (const [index, { kinds }] of overview.weeks.toReversed().entries()) {
    const sum = kinds.contact + kinds.partnership
    const words = `${sum} ${sum === 1 ? 'message' : 'messages'} (${kinds.contact} contact messages, ${kinds.partnership} partnership inquiries)`
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(words.replace(/[()]/g, '\\$&')),
    )
    const cells = [kinds.contact, kinds.partnership, sum].map(String)
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText(cells)
    await page.keyboard.press('ArrowLeft')
  }

  const row = (name: string, text: string) =>
    part(page, name).getByRole('row').filter({ hasText: text })
  await expect(row('By topic', 'Quote or water supply').first()).toContainText('2')
  await expect(row('By topic', 'NGO').first()).toContainText('1')
  await expect(row('Where they stand', 'Won').getByRole('cell')).toHaveText(['1', '20\u00a0%'])
  await expect(row('Where they stand', 'Spam').getByRole('cell')).toHaveText(['1', '20\u00a0%'])
  await expect(row('By page', '/contact').getByRole('cell')).toHaveText(['3'])
  await expect(row('By campaign', 'harbours').getByRole('cell')).toHaveText(['1'])
  const answers = part(page, 'Time to first answer')
  await expect(answers).toContainText('50\u00a0%2 of 4 messages')
  await expect(answers).toContainText('4\u00a0h')
  await expect(answers).toContainText('30\u00a0h')

  await test.step('views stand beside the messages that each page led to', async () => {
    const readings = part(page, 'Views by page')
    await expect(readings).toContainText('1,600 views and 4 messages')
    const contact = readings.getByRole('row').filter({ hasText: '/contact' })
    await expect(contact.getByRole('cell')).toHaveText(['400', '3', '0.75'])
    const days = part(page, 'By day')
    const views = days.getByRole('slider', { name: 'Day, views' })
    await expect(views).toHaveAttribute('aria-valuetext', /1,600 views$/)
    await views.focus()
    await page.keyboard.press('Home')
    await expect(views).toHaveAttribute('aria-valuetext', /: 0 views$/)
  })

  await test.step('the pointer reads the column it lies on', async () => {
    const [{ width, height }] = await boxesOf(slider)
    for (const column of [0, 5, 11]) {
      await slider.hover({ position: { x: (width * (column + 0.5)) / 12, y: height / 2 } })
      await expect(slider).toHaveValue(String(column))
      await page.mouse.down()
      await page.mouse.up()
      await expect(slider).toHaveValue(String(column))
    }
  })
})

test('a span is chosen by keyboard, stays in the address, and reaches further back', async ({
  page,
  teamSite: site,
}) => {
  store(site, leads)
  await open(page, site)
  const weeks = part(page, 'By week')
  await expect(weeks).toContainText('4 messages in 12 weeks.')
  await page.getByRole('radio', { name: '12 weeks' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(weeks).toContainText('5 messages in 26 weeks.')
  await page.getByRole('radio', { name: '365 days' }).check()
  await expect(page).toHaveURL(/view=overview&weeks=26&days=365/)
  await expect(part(page, 'Views by page')).toContainText('5 messages')
  await page.reload()
  await expect(page.getByRole('radio', { name: '26 weeks' })).toBeChecked()
  await expect(page.getByRole('radio', { name: '365 days' })).toBeChecked()
  await expect(weeks).toContainText('5 messages in 26 weeks.')
  await page.goto('/team?view=overview&weeks=999')
  await expect(page.getByRole('radio', { name: '12 weeks' })).toBeChecked()
})

test('weeks and days without anything say so', async ({ page, teamSite: site }) => {
  store(site, [])
  await open(page, site)
  await expect(page.getByText('No messages in these weeks.')).toBeVisible()
  await expect(page.getByText('No page was read in these days.')).toBeVisible()
})

test('the overview is sound at every width, in forced colours, and with the longest spans', async ({
  page,
  teamSite: site,
}) => {
  store(site, leads)
  await open(page, site, '&weeks=52&days=365')
  await expect(part(page, 'By week')).toContainText('52 weeks')
  await expect(part(page, 'By day')).toBeVisible()
  for (const figures of await page.getByRole('main').getByText('Figures').all()) {
    await figures.click()
  }
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysOverflow(page)).toBe(0)
    expect(await violationsOf(page, 'main')).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'active' })
  const shades = await part(page, 'By week')
    .locator('svg rect[data-tone]')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))])
  expect(shades).toHaveLength(2)
})

test.describe('while it loads', () => {
  test.use({ expectedErrors: typefaceErrors })

  test('nothing moves', async ({ page, teamSite: site }) => {
    store(site, leads)
    await withoutTypefaces(page)
    await open(page, site)
    for (const width of [360, 1440]) {
      await page.goto('about:blank')
      await page.setViewportSize({ width, height: 900 })
      expect(await layoutShiftOf(page, '/team?view=overview')).toBe(0)
      await expect(part(page, 'By week')).toBeVisible()
    }
  })
})

test.describe('while the server cannot answer', () => {
  test.use({ expectedErrors: /status of 503/ })

  test('the overview says so, and loads at the next try', async ({ page, teamSite: site }) => {
    store(site, leads)
    await page.clock.install()
    const refused = { error: { code: 'unavailable', message: 'We cannot reach our storage.' } }
    await page.route(`**${teamOverviewPaths.overview}?*`, (route) =>
      route.fulfill({ status: 503, json: refused }),
    )
    await open(page, site)
    const alert = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
    await untilGivenUp(page, alert)
    await expect(alert).toContainText(refused.error.message)
    await expect(part(page, 'Views by page')).toBeVisible()
    await page.unroute(`**${teamOverviewPaths.overview}?*`)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(part(page, 'By week')).toContainText('4 messages')
    await expect(alert).toHaveCount(0)
  })
})
