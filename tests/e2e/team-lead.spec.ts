import { readFile } from 'node:fs/promises'
import type { APIResponse } from '@playwright/test'
import { filledPath } from '../../contract/filled-path.ts'
import { teamLeadPaths } from '../../contract/team-leads.ts'
import { type Colleague, newColleague } from './support/colleague.ts'
import { sidewaysOverflow } from './support/page-guarantees.ts'
import {
  answerNews,
  answerNoNews,
  openDesk,
  pane,
  rowOf,
  sendMessage,
} from './support/team-desk.ts'
import { expect, inAnotherBrowser, test } from './support/team-site.ts'
import { violationsOf } from './support/violations.ts'

test.describe.configure({ mode: 'serial' })

let anna: Colleague
let reference: string

test.beforeAll(async ({ teamSite: site }) => {
  anna = await newColleague(site, 'desk', 'staff')
  reference = await sendMessage(
    site,
    { firstName: 'Jean', lastName: 'Dupont', email: 'jean@bottler.example', message: 'Bonjour.' },
    {
      page: '/contact?topic=supply',
      campaign: 'spring-fair',
      referrer: 'https://search.example/',
      extras: { format: 'flexitank', containers: 4, place: 'Le Havre', month: '2027-03' },
    },
  )
})

test('a message shows what was asked, where it came from, its mails and its history', async ({
  page,
}) => {
  await openDesk(page, anna, `/team?lead=${reference}`)
  const lead = pane(page)
  for (const words of [
    'Bonjour.',
    'Flexitank',
    'Le Havre',
    'March 2027',
    'spring-fair',
    'https://search.example/',
    reference,
    'jean@bottler.example',
  ]) {
    await expect(lead.getByText(words).first()).toBeVisible()
  }
})

test.describe('mails about a message', () => {
  test.use({ expectedErrors: /status of 429/ })

  test('are sent again, except to a sender who was mailed a moment ago', async ({ page }) => {
    await openDesk(page, anna, `/team?lead=${reference}`)
    const mails = pane(page).getByRole('region', { name: 'Mails' })
    await mails.getByRole('button', { name: 'Send again to hello@' }).click()
    await expect(mails.getByText(/^On its way to hello@\S+ again\.$/)).toBeVisible()
    await expect(pane(page).getByText(/sent a mail again/)).toBeVisible()
    await mails.getByRole('button', { name: 'Send again to jean@bottler.example' }).click()
    await expect(mails.getByText('This address was mailed too often lately.')).toBeVisible()
  })
})

test('a note outlives a reload before it is saved, and its author can delete it', async ({
  page,
}) => {
  await openDesk(page, anna, `/team?lead=${reference}`)
  const field = pane(page).getByLabel('New note')
  await field.fill('Called back,\nwants March.')
  await page.reload()
  await expect(field).toHaveValue('Called back,\nwants March.')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(field).toHaveValue('')
  await pane(page)
    .getByRole('button', { name: /Delete the note “Called back/ })
    .click()
  await expect(pane(page).getByText('wants March.')).toHaveCount(0)
})

test.describe('two colleagues at one message', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('the second hears what the first changed, and keeps what was written', async ({
    page,
    browser,
    teamSite: site,
  }) => {
    const bert = await newColleague(site, 'desk', 'staff')
    await answerNoNews(page)
    // Until the press the open message is as it was opened, however often the page asks for it.
    let opened: APIResponse | undefined
    let pressed = false
    await page.route(`**${filledPath(teamLeadPaths.lead, { reference })}`, async (route) => {
      pressed ||= route.request().method() === 'PATCH'
      if (pressed) return route.continue()
      opened ??= await route.fetch()
      await route.fulfill({ response: opened })
    })
    await openDesk(page, anna, `/team?lead=${reference}`)
    await pane(page).getByLabel('New note').fill('Half a thought')
    const there = await inAnotherBrowser(browser, site)
    await openDesk(there, bert, `/team?lead=${reference}`)
    await pane(there).getByRole('button', { name: 'Qualified' }).click()
    await expect(pane(there).getByText(/New → Qualified/)).toBeVisible()
    await there.context().close()
    await pane(page).getByRole('button', { name: 'Lost' }).click()
    const name = bert.address.split('@')[0]
    const told = pane(page).getByRole('alert').filter({ hasText: 'meanwhile' })
    await expect(told).toContainText(`${name} set the status to Qualified meanwhile.`)
    await expect(pane(page).getByRole('button', { name: 'Qualified' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(pane(page).getByLabel('New note')).toHaveValue('Half a thought')
  })
})

test('a message is marked as an emergency, tagged and put off, and a slip is taken back', async ({
  page,
  teamSite: site,
}) => {
  const own = await sendMessage(site, { lastName: 'Putoff', message: 'A sample, please.' })
  await openDesk(page, anna, `/team?lead=${own}`)
  const lead = pane(page)
  await lead.getByRole('button', { name: 'Mark as an emergency' }).click()
  await expect(lead.getByText('Emergency', { exact: true })).toBeVisible()
  await lead.getByRole('button', { name: 'Undo' }).click()
  await expect(lead.getByText('Emergency', { exact: true })).toHaveCount(0)
  await lead.getByLabel('New tag').fill('Sample asked')
  await lead.getByRole('button', { name: 'Add the tag' }).click()
  await expect(lead.getByRole('button', { name: 'Without the tag sample asked' })).toBeVisible()
  await lead.getByRole('button', { name: 'Contacted' }).click()
  await lead.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(lead.getByText(/^Put off until/)).toBeVisible()
  await page.goto('/team')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(rowOf(page, 'Putoff')).toHaveCount(0)
  await page.goto('/team?tag=sample+asked')
  await expect(rowOf(page, 'Putoff')).toContainText('Until')
  // From the list, the keys lead to a part of the message.
  await rowOf(page, 'Putoff').focus()
  await page.keyboard.press('n')
  await expect(pane(page).getByLabel('New note')).toBeFocused()
})

test('another message of the same address is one press away', async ({ page, teamSite: site }) => {
  const other = await sendMessage(site, { lastName: 'Dupont', email: 'jean@bottler.example' })
  await openDesk(page, anna, `/team?lead=${reference}`)
  await pane(page)
    .getByRole('link', { name: new RegExp(other) })
    .click()
  await expect(page).toHaveURL(new RegExp(`lead=${other}`))
  await expect(pane(page).getByText(other, { exact: true })).toBeVisible()
})

test('a second message of one person is merged into the first, answered as one, and taken apart again', async ({
  page,
  teamSite: site,
}) => {
  const email = 'bo@brewery.example'
  const first = await sendMessage(site, { lastName: 'Brewer', email, message: 'Four containers.' })
  const second = await sendMessage(site, { lastName: 'Brewer', email, message: 'Did it arrive?' })
  await openDesk(page, anna, `/team?lead=${second}`)
  const lead = pane(page)
  // The later one of two: the first one stays, as its answer was promised sooner.
  const others = lead.getByRole('region', { name: 'Other messages' })
  await others.getByRole('button', { name: /^Merge this message into it/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${second} leaves the inbox`)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  const banner = lead.getByRole('region', { name: 'Merged', exact: true })
  await expect(banner.getByText(/^This message was merged into/)).toBeFocused()
  await expect(lead.getByRole('button', { name: 'Answer', exact: true })).toHaveCount(0)

  await banner.getByRole('link', { name: first }).click()
  const merged = lead.getByRole('region', { name: 'Merged into this message' })
  await expect(merged.getByRole('article', { name: second })).toContainText('Did it arrive?')
  await expect(lead.getByRole('button', { name: 'Answer', exact: true })).toBeVisible()
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0)
  }
  expect(await violationsOf(page, 'article')).toEqual([])

  await page.goto('/team')
  await expect(rowOf(page, 'Brewer')).toHaveCount(1)
  await page.goto(`/team?status=all&person=${email}`)
  await expect(rowOf(page, 'Did it arrive?')).toContainText('Merged')
  await page.goto('/team?search=arrive')
  await rowOf(page, 'Did it arrive?').getByRole('link').click()

  await lead.getByRole('button', { name: /^Take apart again/ }).click()
  await expect(lead.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(banner).toHaveCount(0)
  await expect(lead.getByText(`taken apart from ${first}`)).toBeVisible()
  await page.goto('/team')
  await expect(rowOf(page, 'Brewer')).toHaveCount(2)
})

test('an admin exports and erases a person, who is named before; a colleague who reads the message hears of it', async ({
  page,
  browser,
  teamSite: site,
}) => {
  const there = await inAnotherBrowser(browser, site)
  await there.clock.install()
  await openDesk(there, anna, `/team?lead=${reference}`)
  await expect(pane(there).getByText('Bonjour.').first()).toBeVisible()
  const admin = await newColleague(site, 'desk', 'admin')
  // The open message is asked for whenever others changed something: not one that is erased.
  await answerNews(page, { changed: 1 })
  await openDesk(page, admin, `/team?lead=${reference}`)
  const lead = pane(page)
  const coming = page.waitForEvent('download')
  await lead.getByRole('button', { name: 'Export as JSON' }).click()
  expect(await readFile(await (await coming).path(), 'utf8')).toContain('Bonjour.')
  await lead.getByText('Erase everything about this person').click()
  const erase = lead.getByRole('button', { name: 'Erase', exact: true })
  await expect(erase).toBeDisabled()
  await lead.getByLabel('Address to erase').fill('jean@bottler.example')
  await erase.click()
  await expect(lead.getByText(/^Erased: 2 messages/)).toBeVisible()
  await expect(lead).not.toContainText('Bonjour.')
  const back = lead.getByRole('button', { name: 'Back to the list' }).last()
  await expect(back).toBeFocused()
  await expect(rowOf(page, 'Dupont')).toHaveCount(0)
  await back.click()
  await expect(lead).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveRole('row')
  // What is open is asked for twice a minute.
  await there.clock.fastForward('00:31')
  const told = pane(there)
    .getByRole('alert')
    .filter({ hasText: `no message ${reference}` })
  await expect(told).toBeVisible()
  await expect(pane(there)).not.toContainText('Bonjour.')
  await expect(rowOf(there, 'Dupont')).toHaveCount(0)
  await pane(there).getByRole('button', { name: 'Back to the list' }).click()
  await expect(there.locator(':focus')).toHaveRole('row')
  await there.context().close()
  expect(site.leads().filter(({ email }) => email === 'jean@bottler.example')).toEqual([])
})

test.describe('a reference that is none', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('is answered in words', async ({ page }) => {
    await openDesk(page, anna, '/team?lead=BGW-0000-0000')
    await expect(pane(page).getByRole('alert')).toContainText('There is no message BGW-0000-0000')
  })
})
