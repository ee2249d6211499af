import { readPlan } from '../../contract/plan-address.ts'
import { verdictInWords } from '../../contract/plan-verdict.ts'
import { planInWords } from '../../contract/plan-words.ts'
import {
  portChartPath,
  unpackPorts,
  type WorldChart,
  worldChartPath,
} from '../../contract/port-chart.ts'
import { plannedPart, supplyPlan } from '../../contract/supply-plan.ts'
import { fillWords } from '../../contract/words/fill-words.ts'
import { boxesOf } from './support/measure.ts'
import { sidewaysOverflow } from './support/page-guarantees.ts'
import { field, form, inFull, openPlanner, plan, ports, relief, said } from './support/planner.ts'
import { expect, test } from './support/site.ts'
import { violationsOf } from './support/violations.ts'

const { words, figures } = plan

/** What a plan of this address comes to. */
function planOf(query: string) {
  const read = readPlan(new URLSearchParams(query), 'en')
  if (!read.ok) throw new Error(`No plan: ${query}`)
  const whole = supplyPlan(read.input, figures)
  return { input: read.input, plan: whole, part: plannedPart(whole, figures) }
}

for (const width of [1440, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('people become containers, the plan stands in the address, and leads to a quote', async ({
      page,
    }) => {
      const planner = await openPlanner(page)
      await expect(planner.getByText(said.example)).toBeVisible()
      await planner.getByRole('radio', { name: form.purpose.options.relief }).check()
      await field(page, form.people.label).fill('10,000')
      const status = planner.getByRole('status').filter({ hasText: words.outcome.aMonth })
      await expect(status).toContainText('188 containers')
      await field(page, form.storage.label).fill('200 000')
      const { input, plan: expected } = planOf(relief)
      await expect(planner.getByText(planInWords(input, said)).first()).toBeVisible()
      await expect(planner).toContainText(verdictInWords(input, expected, figures, said))
      await expect(page).toHaveURL(`/access-bulk-water?${relief}#plan`)

      const quote = planner.getByRole('link', { name: said.quote })
      const asked = new URL((await quote.getAttribute('href')) ?? '', page.url())
      expect(asked.pathname).toBe('/contact')
      expect(asked.searchParams.get('need')).toBe('emergency')
      expect(asked.searchParams.get('plan')).toBe(relief)
      expect(await violationsOf(page, `#plan`)).toEqual([])
    })

    test('a shared address opens the same plan, with its stock and its loads', async ({ page }) => {
      const planner = await openPlanner(page, `${relief}&month=2027-03`)
      await expect(field(page, form.people.label)).toHaveValue('10000')
      await expect(planner.getByRole('radio', { name: form.purpose.options.relief })).toBeChecked()
      const { part: expected } = planOf(relief)
      // On a phone its parts lie behind rows; elsewhere they stand open.
      await planner.locator('details:has(h3)').evaluateAll((rows) => {
        for (const row of rows) row.toggleAttribute('open', true)
      })
      const loads = planner
        .getByRole('table')
        .filter({ has: page.getByRole('columnheader', { name: said.loads.columns.orderBy }) })
      await expect(loads.getByRole('rowheader')).toHaveText(
        expected.weeks
          .filter(({ arriving }) => arriving > 0)
          .map(({ arriving }) => inFull(arriving)),
      )
      const drawing = planner.getByRole('img', { name: words.stock.title })
      await expect(drawing).toBeVisible()
      expect(await drawing.locator('desc').textContent()).not.toMatch(/\. \p{Ll}/u)
      await planner.getByText(words.stock.table, { exact: true }).click()
      const stock = planner
        .getByRole('table')
        .filter({ has: page.getByRole('columnheader', { name: said.stock.columns.week }) })
      await expect(stock.getByRole('row')).toHaveCount(expected.weeks.length + 1)
      expect(await violationsOf(page, `#plan`)).toEqual([])
    })

    test('a port is tapped on the map, and its neighbours are offered', async ({ page }) => {
      const planner = await openPlanner(page)
      await planner.getByRole('button', { name: words.port.map }).click()
      const map = planner.getByRole('img', { name: words.way.title })
      await expect(map).toBeVisible()
      const chart = unpackPorts(await (await page.request.get(portChartPath)).json())
      const world: WorldChart = await (await page.request.get(worldChartPath)).json()
      const durban = chart.ports.find(({ code }) => code === 'ZADUR') ?? { x: 0, y: 0 }
      const [drawing] = await boxesOf(map)
      const scale = drawing.width / world.width
      await map.click({ position: { x: durban.x * scale, y: durban.y * scale } })
      const near = planner.getByRole('list', { name: words.way.near }).getByRole('button')
      await expect(near).toHaveCount(7)
      await expect(near.first()).toHaveAttribute('aria-pressed', 'true')
      await expect(near.first()).toHaveText('Durban, South Africa')
      await near.nth(1).click()
      await expect(ports(page)).toHaveValue((await near.nth(1).textContent()) ?? '')
    })
  })
}

test('a port and an amount are entered by their names', async ({ page }) => {
  const planner = await openPlanner(page, relief)

  await test.step('a port is found by its name and chosen with the keyboard', async () => {
    const loaded = page.waitForResponse(/plan-ports\.json/)
    await ports(page).focus()
    await loaded
    await page.keyboard.type('mombas')
    await expect(ports(page)).toHaveAttribute('aria-expanded', 'true')
    const list = planner.getByRole('listbox', { name: form.port.label })
    await expect(list.getByRole('option').first()).toContainText('Mombasa')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(ports(page)).toHaveValue('Mombasa, Kenya')
    await expect(ports(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(/[?&]port=KEMBA/)
    await expect(
      planner.getByRole('paragraph').filter({ hasText: /nautical miles.*An estimate/ }),
    ).toBeVisible()
    await expect(planner.getByRole('img', { name: words.way.title })).toBeVisible()
  })

  await test.step('a port is understood in another language and with a slip; one that is unknown is kept for the quote', async () => {
    for (const [typed, code] of [
      ['Le Cap', 'ZACPT'],
      ['rotterdm', 'NLRTM'],
    ] as const) {
      await ports(page).fill(typed)
      await ports(page).blur()
      await expect(page).toHaveURL(new RegExp(`[?&]port=${code}`))
    }
    await ports(page).fill('Port Atlantis')
    await ports(page).blur()
    await expect(
      planner.getByText(fillWords(form.port.unknown, { port: 'Port Atlantis' }, said.language)),
    ).toBeVisible()
    await expect(page).toHaveURL(/port=Port\+Atlantis/)
    await expect(planner.getByRole('link', { name: said.quote })).toHaveAttribute(
      'href',
      /place=Port\+Atlantis/,
    )
  })

  await test.step('a named amount is entered with a tap', async () => {
    const last = words.litresADay.at(-1)
    const choice = planner.getByRole('button', { name: last?.name ?? '' })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(new RegExp(`litres=${last?.litres}&`))
  })
})

test('the need is entered in people or in litres, and what is unclear is refused', async ({
  page,
}) => {
  const planner = await openPlanner(page)

  await test.step('what cannot be read is named beside its field, once the field is left', async () => {
    const people = field(page, form.people.label)
    await people.fill('many')
    await expect(people).not.toHaveAttribute('aria-invalid')
    await people.press('Tab')
    await expect(people).toHaveAttribute('aria-invalid', 'true')
    await expect(planner.getByText(/Use a whole number/)).toBeVisible()
    await expect(planner.getByText(form.mend)).toBeVisible()
    await planner.getByRole('button', { name: form.submit }).click()
    await expect(people).toBeFocused()
    await people.fill('12')
    await expect(planner.getByText(/Use a whole number/)).toHaveCount(0)
  })

  await test.step('a number that means another one elsewhere is refused with the way to write it', async () => {
    await field(page, form.people.label).fill('8.000')
    await field(page, form.people.label).press('Tab')
    await expect(planner.getByText(said.errors.unclear)).toBeVisible()
    await expect(page).not.toHaveURL(/people=8\b/)
  })

  await test.step('litres a month are the other way to say the need; only the chosen one counts', async () => {
    await field(page, form.people.label).fill('300')
    await planner.getByRole('radio', { name: form.by.options.volume }).check()
    await expect(field(page, form.people.label)).toBeHidden()
    await field(page, form.litresAMonth.label).fill('240000')
    await expect(page).toHaveURL(/[?&]volume=240000/)
    await expect(page).not.toHaveURL(/people=/)
    await planner.getByRole('radio', { name: form.by.options.people }).check()
    await expect(page).toHaveURL(/[?&]people=300/)
  })
})

test('over capacity is announced with what we can cover, and the button brings it into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const planner = await openPlanner(page)
  await expect(page).not.toHaveURL(/people=/)
  await field(page, form.people.label).fill('8,000')
  await field(page, form.litresADay.label).fill('100')
  const { input, plan: over } = planOf('people=8000&litres=100')
  const verdict = verdictInWords(input, over, figures, said)
  await expect(planner.getByRole('status').first()).toContainText(verdict)
  await planner.getByRole('button', { name: form.submit }).click()
  await expect(
    planner.getByRole('heading', { name: plan.words.outcome.heading, exact: true }),
  ).toBeInViewport()
})

test('where the order date has passed, the plan begins with the first day that still works', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00Z'))
  const planner = await openPlanner(page, `${relief}&month=2026-12`)
  await expect(planner.getByText(/has passed/)).toBeVisible()
  await expect(planner.getByRole('row').nth(1)).toContainText('22 Nov 2026')
})

test('of many loads six are in sight until all are asked for', async ({ page }) => {
  const planner = await openPlanner(
    page,
    'for=town&people=300&litres=50&time=12&unit=months&reserve=14&month=2027-03',
  )
  const orders = planner.getByRole('row').filter({ hasText: / 20\d\d/ })
  await expect(orders).toHaveCount(6)
  const all = planner.getByRole('button', { name: /^All \d+ loads$/ })
  await all.click()
  expect(await orders.count()).toBeGreaterThan(40)
  await expect(planner.getByRole('button', { name: words.loads.fewer })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('the link is copied whole, and the plan is had as a PDF of its own', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const planner = await openPlanner(page, relief)
  await planner.getByRole('button', { name: words.actions.copy }).click()
  await expect(planner.getByText(words.actions.copied, { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(new RegExp(`/access-bulk-water\\?${relief}#plan$`))
  const link = planner.getByRole('link', { name: words.actions.pdf })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a plan with its dates moves nothing sideways, in a window of any width or in letters twice as large', async ({
  page,
}) => {
  await openPlanner(page, 'for=town&people=8000&litres=100&time=30&unit=days&month=2027-03')
  await expect(page.getByRole('columnheader', { name: said.loads.columns.orderBy })).toBeAttached()
  const moved = () => sidewaysOverflow(page)
  for (const width of [320, 390, 600, 640, 767, 768, 1041]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(moved, { message: `at ${width} px` }).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect.poll(moved, { message: 'twice as large' }).toBe(0)
})
