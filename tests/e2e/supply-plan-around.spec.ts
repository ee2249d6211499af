import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { planFields } from '../../contract/plan-address.ts'
import { figuresFor } from '../../site/figures/figures-for.ts'
import { bulkDeliverySections } from '../../site/views/bulk-delivery/bulk-delivery-sections.ts'
import { contactFormWords } from '../../site/views/contact/contact-sections.ts'
import { english } from '../support/english.ts'
import { weigh } from './support/bytes.ts'
import { layoutShiftOf } from './support/layout-shift.ts'
import {
  field,
  form,
  inFull,
  openPlanner,
  plan,
  ports,
  relief,
  said,
  section,
} from './support/planner.ts'
import { sectionWith, wordsOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const firstFields = wordsOf(bulkDeliverySections('en').plan)
const { words } = plan

test('nothing moves while a shared plan arrives', async ({ page }) => {
  expect(await layoutShiftOf(page, `/access-bulk-water?${relief}#plan`)).toBeLessThan(0.1)
})

test('the planner takes 60 KB of script at most besides React, and its ports come at the first touch', async ({
  page,
}) => {
  const { bytes } = await weigh(page, `/access-bulk-water#plan`)
  await expect(ports(page)).toBeVisible()
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(loaded.filter((path) => /plan-ports\.json/.test(path))).toEqual([])
  // Of the files of that name the largest; the other ones are our own.
  const react = loaded
    .filter((path) => /\/client\..*\.js$/.test(path))
    .map((path) => brotliCompressSync(readFileSync(`dist${path}`)).length)
  const own = bytes.script - Math.max(...react)
  process.stdout.write(`Brotli bytes of script: ${bytes.script} in all, ${own} without React\n`)
  expect(own).toBeLessThanOrEqual(60 * 1024)
})

test('the contact form takes the plan: its fields filled, the plan in the message', async ({
  page,
}) => {
  const planner = await openPlanner(page, `${relief}&port=KEMBA&month=2027-03`)
  await expect(ports(page)).toHaveValue('Mombasa, Kenya')
  await planner.getByRole('link', { name: said.quote }).click()
  const place = page.getByRole('textbox', { name: english.lead.fields.place.label })
  const enquiry = page.locator('form').filter({ has: place })
  await expect(place).toHaveValue('Mombasa, Kenya')
  const { people, days } = english.lead.fields
  await expect(enquiry.getByRole('spinbutton', { name: people.label })).toHaveValue('10000')
  await expect(enquiry.getByRole('spinbutton', { name: days.label })).toHaveValue('30')
  const kept = enquiry.getByRole('link', { name: wordsOf(contactFormWords('en').quote).seePlan })
  const href = (await kept.getAttribute('href')) ?? ''
  expect(new URL(href, page.url()).searchParams.get('people')).toBe('10000')
})

test('whoever asks for a quote before the list of ports has come brings the code of the port along', async ({
  page,
}) => {
  await page.route('**/plan-ports*.json', () => {})
  const planner = await openPlanner(page, `${relief}&port=KEMBA&month=2027-03`)
  await planner.getByRole('link', { name: said.quote }).click()
  const place = page.getByRole('textbox', { name: english.lead.fields.place.label })
  await expect(place).toHaveValue('KEMBA')
})

test('on paper stands the plan alone', async ({ page }) => {
  const planner = await openPlanner(page, `${relief}&month=2027-03`)
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await planner.getByRole('button', { name: words.actions.print }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main > section:visible')).toHaveCount(1)
  await expect(planner.getByText(`?${relief}`)).toBeVisible()
  await expect(field(page, form.people.label)).toBeHidden()
  await expect(planner.getByRole('link', { name: said.quote })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await page.locator('main > section:visible').count()).toBeGreaterThan(1)
})

test('the first fields on the delivery page lead to the whole plan', async ({ page }) => {
  await page.goto('/bulk-delivery')
  const start = sectionWith(page, firstFields.heading)
  await start
    .getByRole('textbox', { name: firstFields.start.form.people.label, exact: true })
    .fill('2400')
  await start.getByRole('textbox', { name: firstFields.start.days }).fill('90')
  await start.getByRole('button', { name: firstFields.start.submit }).click()
  await expect(ports(page)).toBeVisible()
  const { containerVolume } = figuresFor('en')
  const containers = Math.ceil(
    (2400 * (firstFields.start.litresADay ?? 0) * 90) / containerVolume.value,
  )
  await expect(section(page).getByRole('status').first()).toContainText(inFull(containers))
  await expect(page).toHaveURL(/people=2400.*#plan$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the plan asks for its quote on its own page, and what it knows arrives', async ({
    page,
    site,
  }) => {
    await page.goto('/functions/v1/plan?people=1600&port=KEMBA&time=12&unit=months')
    await page.getByRole('link', { name: said.quote }).click()
    const { fields } = english.lead
    await page.getByLabel(fields.firstName.label).fill('Sigríður')
    await page.getByLabel(fields.lastName.label).fill('Scriptless')
    await page.getByLabel(fields.email.label).fill('scriptless@town.example')
    await page.getByRole('button', { name: english.lead.form.sendContact }).click()
    await expect(page.getByText(/BGW-/).first()).toBeVisible()
    const [lead] = site.leads().filter((row) => row.last_name === 'Scriptless')
    expect(JSON.parse(String(lead?.extras))).toMatchObject({ place: 'Mombasa, Kenya', months: 12 })
  })

  for (const [path, heading] of [
    ['/access-bulk-water', plan.heading],
    ['/bulk-delivery', firstFields.heading],
  ] as const) {
    test(`${path}: the form is whole and the server answers it`, async ({ page }) => {
      await page.goto(path)
      const whole = sectionWith(page, heading).locator('form')
      await expect(whole).toHaveAttribute('method', 'get')
      await expect(whole).toHaveAttribute('action', '/functions/v1/plan')
      const names = await whole
        .locator('[name]')
        .evaluateAll((controls) => [...new Set(controls.map((one) => one.getAttribute('name')))])
      const { by, people, litresADay, litresAMonth, time } = planFields
      for (const name of [by, people, litresADay, litresAMonth, time]) expect(names).toContain(name)
      if (path === '/access-bulk-water')
        expect(names.sort()).toEqual(Object.values(planFields).sort())
      // Only the chosen way of saying the need is in sight, by style alone.
      await expect(whole.locator(`[name=${litresAMonth}]`)).toBeHidden()
      await whole.getByRole('radio', { name: form.by.options.volume }).check()
      await expect(whole.locator(`[name=${litresAMonth}]`)).toBeVisible()
      await expect(whole.locator(`[name=${people}]`)).toBeHidden()
    })
  }
})
