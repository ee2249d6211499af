import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { planFields } from '../../contract/plan-address.ts'
import { figuresFor } from '../../site/figures/figures-for.ts'
import { bulkDeliverySections } from '../../site/views/bulk-delivery/bulk-delivery-sections.ts'
import { contactFormWords } from '../../site/views/contact/contact-sections.ts'
import { english } from '../support/english.ts'
import { weigh } from './support/bytes.ts'
import { layoutShiftOf } from './support/layout-shift.ts'
import { field, inFull, openPlanner, plan, ports, relief, section } from './support/planner.ts'
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

test('a plan for 100,000 people follows each input; how soon is printed', async ({ page }) => {
  await openPlanner(page, 'for=town&people=1&litres=50&time=30&month=2027-03')
  const times = await field(page, words.need.people).evaluate(async (input) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const taken: number[] = []
    for (const people of ['100000', '99999', '100000', '99998', '100000']) {
      const began = performance.now()
      set?.call(input, people)
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await Promise.resolve()
      // Lays the page out, as the next frame would.
      document.body.getBoundingClientRect()
      taken.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return taken.map((time) => Math.round(time * 10) / 10)
  })
  process.stdout.write(`ms from an input to the plan of 100,000 people: ${times.join(', ')}\n`)
  // 100,000 × 50 L × 30 days ÷ 24,000 L.
  await expect(section(page).getByRole('status').first()).toContainText('6,250')
})

test('the contact form takes the plan: its fields filled, the plan in the message', async ({
  page,
}) => {
  const planner = await openPlanner(page, `${relief}&port=KEMBA&month=2027-03`)
  await planner.getByRole('link', { name: words.actions.quote }).click()
  const form = page
    .locator('form')
    .filter({ has: page.getByLabel(english.lead.fields.place.label) })
  await expect(form.getByLabel(english.lead.fields.place.label)).toHaveValue('Mombasa, Kenya')
  await expect(form.getByRole('spinbutton')).toHaveValue('188')
  await expect(form.getByLabel(english.lead.fields.month.label)).toHaveValue('03')
  const kept = form.getByRole('link', { name: wordsOf(contactFormWords('en').quote).seePlan })
  const href = (await kept.getAttribute('href')) ?? ''
  expect(new URL(href, page.url()).searchParams.get('people')).toBe('10000')
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
  await expect(field(page, words.need.people)).toBeHidden()
  await expect(planner.getByRole('link', { name: words.actions.quote })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await page.locator('main > section:visible').count()).toBeGreaterThan(1)
})

test('the first fields on the delivery page lead to the whole plan', async ({ page }) => {
  await page.goto('/bulk-delivery')
  const form = sectionWith(page, firstFields.heading)
  await form.getByRole('textbox', { name: firstFields.start.people, exact: true }).fill('2400')
  await form.getByRole('textbox', { name: firstFields.start.days }).fill('90')
  await form.getByRole('button', { name: firstFields.start.submit }).click()
  await expect(ports(page)).toBeVisible()
  const { containerVolume } = figuresFor()
  const containers = Math.ceil(
    (2400 * firstFields.start.litresADay.usual * 90) / containerVolume.value,
  )
  await expect(section(page).getByRole('status').first()).toContainText(inFull(containers))
  await expect(page).toHaveURL(/people=2400.*#plan$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading] of [
    ['/access-bulk-water', plan.heading],
    ['/bulk-delivery', firstFields.heading],
  ] as const) {
    test(`${path}: the form is whole and the server answers it`, async ({ page }) => {
      await page.goto(path)
      const form = sectionWith(page, heading).locator('form')
      await expect(form).toHaveAttribute('method', 'get')
      await expect(form).toHaveAttribute('action', '/functions/v1/plan')
      const names = await form
        .locator('[name]')
        .evaluateAll((controls) => [...new Set(controls.map((one) => one.getAttribute('name')))])
      const { by, people, litresADay, litresAMonth, time } = planFields
      for (const name of [by, people, litresADay, litresAMonth, time]) expect(names).toContain(name)
      if (path === '/access-bulk-water')
        expect(names.sort()).toEqual(Object.values(planFields).sort())
      // Only the chosen way of saying the need is in sight, by style alone.
      await expect(form.locator(`[name=${litresAMonth}]`)).toBeHidden()
      await form.getByRole('radio', { name: words.need.volume }).check()
      await expect(form.locator(`[name=${litresAMonth}]`)).toBeVisible()
      await expect(form.locator(`[name=${people}]`)).toBeHidden()
    })
  }
})
