import { factoryGallery } from '../../site/content/factory-gallery.ts'
import { waterFactory } from '../../site/content/water-factory.ts'
import { siteConfig } from '../../site.config.ts'
import { expectAtBothEnds, hrefOn } from './support/links.ts'
import { firstSection, sectionsOf, sectionWith } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { hero, day, capacity, gallery, certificates, markets } = sectionsOf(waterFactory)

test.beforeEach(async ({ page }) => {
  await page.goto('/water-factory')
})

test('the hero is titled Water Factory, beside a picture that says Rendering', async ({ page }) => {
  const first = firstSection(page)
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Water Factory')
  await expect(first.getByRole('figure')).toContainText(hero.caption)
  expect(hero.caption).toBe('Rendering')
})

test('one day on the line: the operating hours, its flexitanks and its standstill to scale', async ({
  page,
}) => {
  const drawing = sectionWith(page, day.heading).getByRole('img', { name: day.drawing.title })
  await expect(drawing).toHaveCount(1)
  const { hours, operating, tanks, stop } = day.drawing
  const drawn = await drawing.evaluate((svg) => {
    const whole = svg.getBoundingClientRect().width
    const share = (part: string) =>
      [...svg.querySelectorAll(`[data-part="${part}"]`)].map(
        (element) => element.getBoundingClientRect().width / whole,
      )
    return { operating: share('operating'), tank: share('tank'), stop: share('stop') }
  })
  expect((drawn.operating[0] ?? 0) * hours).toBeCloseTo(operating, 1)
  expect(drawn.tank).toHaveLength(tanks.length)
  expect((drawn.tank[0] ?? 0) * hours).toBeCloseTo(operating / tanks.length, 0)
  expect((drawn.stop[0] ?? 0) * hours).toBeCloseTo((stop?.minutes ?? 0) / 60, 1)
})

test('on a phone the day runs down and names its clock and its operating day', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const drawing = sectionWith(page, day.heading).getByRole('img', { name: day.drawing.title })
  await expect(drawing).toHaveCount(1)
  const box = await drawing.boundingBox()
  expect(box?.height).toBeGreaterThan(box?.width ?? 0)
  const { hours, hoursUnit, operatingLabel, blankLabel, tanks, stop } = day.drawing
  const said = [`${hours} ${hoursUnit}`, operatingLabel, blankLabel, ...(stop?.words ?? [])]
  for (const text of [...said, ...tanks.map(({ name }) => name)]) {
    await expect(drawing.getByText(text, { exact: true })).toBeVisible()
  }
})

test('base and maximum capacity stand side by side, with the sums behind them', async ({
  page,
}) => {
  const section = sectionWith(page, capacity.heading)
  const [first, ...columns] = capacity.columns
  const table = section.getByRole('table').first()
  await expect(table.getByRole('columnheader')).toHaveText([
    String(first),
    ...columns.map((column) => (typeof column === 'string' ? column : column.label)),
  ])
  for (const { name, cells } of capacity.rows) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    for (const [at, cell] of cells.entries()) {
      await expect(row.getByRole('cell').nth(at)).toContainText(cell)
    }
  }
  await expect(section).toContainText(capacity.caption)
})

test('what holds for the base day alone stands in a table of its own, without an empty cell', async ({
  page,
}) => {
  const table = page.getByRole('table', { name: capacity.baseDay.title })
  for (const { name, figure, text } of capacity.baseDay.rows) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect(row.getByRole('cell')).toHaveText([figure, text])
  }
  for (const cell of await page.getByRole('table').getByRole('cell').all()) {
    await expect(cell).not.toBeEmpty()
  }
})

test('the gallery has seven pictures, each called a rendering', async ({ page }) => {
  const plates = sectionWith(page, gallery.heading).getByRole('figure')
  await expect(plates).toHaveCount(7)
  const shown = new Set<string>()
  for (const [at, { caption }] of factoryGallery.entries()) {
    await expect(plates.nth(at)).toContainText(caption)
    expect(caption).toMatch(/Rendering\.$/)
    const image = plates.nth(at).getByRole('img')
    await expect(image).toHaveAttribute('alt', /\w/)
    shown.add((await image.getAttribute('src')) ?? '')
  }
  expect(shown.size).toBe(factoryGallery.length)
})

test('a certificate is ticked only when it is held; the others come with a quote', async ({
  page,
}) => {
  const section = sectionWith(page, certificates.heading)
  const lines = section.getByRole('listitem')
  await expect(lines).toHaveCount(certificates.lines.length)
  for (const [at, { title, status }] of certificates.lines.entries()) {
    const held = siteConfig.certificates.some(({ scheme }) => scheme === title)
    await expect(lines.nth(at).getByRole('heading')).toHaveText(title)
    await expect(lines.nth(at)).toContainText(status)
    await expect(lines.nth(at).locator('svg')).toHaveCount(held ? 1 : 0)
  }
})

test('the market list leads to the pages of the markets, relief to emergency water', async ({
  page,
}) => {
  const entries = sectionWith(page, markets.heading).getByRole('listitem')
  await expect(entries).toHaveCount(markets.entries.length)
  for (const [at, { title, end }] of markets.entries.entries()) {
    await expect(entries.nth(at)).toContainText(title)
    await expect(entries.nth(at).getByRole('link')).toHaveAttribute(
      'href',
      hrefOn(page, end.link.href),
    )
  }
  expect(markets.entries.at(-1)?.end.link.href).toBe('/access-bulk-water#emergency')
})

test('a tour is asked for at contact, technical specs are in the resources', async ({ page }) => {
  await expectAtBothEnds(page, [
    { label: 'Schedule Factory Tour', href: /^\/contact(\?|$)/ },
    { label: 'Download Technical Specs', href: '/resources' },
  ])
})
