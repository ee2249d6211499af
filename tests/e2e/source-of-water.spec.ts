import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/source-of-water')
})

test('the hero fills the screen, moves, and says that it is a rendering', async ({ page }) => {
  const hero = page.locator('main > section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Source of Water')
  await expect(hero.locator('video')).toBeAttached()
  await expect(hero).toContainText('rendering')
  expect((await hero.boundingBox())?.height).toBe(page.viewportSize()?.height)
})

test('six source features carry the letters of the map', async ({ page }) => {
  const notes = page.locator('.margin-map-notes > li')
  await expect(notes).toHaveCount(6)
  await expect(notes.locator('.margin-map-mark')).toHaveText(['A', 'B', 'C', 'D', 'E', 'F'])
  await expect(page.locator('.catchment-plan .catchment-letter')).toHaveText([
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
  ])
})

test('every letter of the plan stands above its own in the profile', async ({ page }) => {
  const middles = async (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((marks) => marks.map((mark) => Math.round(mark.getBoundingClientRect().left)))
  const plan = await middles('.catchment-plan .catchment-marks circle')
  expect(plan).toHaveLength(6)
  const sheet = await page.locator('.catchment-plan').boundingBox()
  const profile = await page.locator('.catchment-profile').boundingBox()
  expect(profile?.x).toBe(sheet?.x)
  expect(profile?.width).toBe(sheet?.width)
  expect(plan).toEqual([...plan].sort((one, other) => one - other))
})

test('selection criteria are listed, ticked only where a figure is stated', async ({ page }) => {
  const lines = page.locator('.checklist').getByRole('listitem')
  await expect(lines).toHaveCount(6)
  for (const line of await lines.all()) {
    const ticked = (await line.getAttribute('data-ticked')) === 'true'
    await expect(line.locator('.checklist-status')).toHaveText(ticked ? /^stated/ : /on request/)
  }
})

test('Testing & Monitoring opens the purity metrics, and Escape closes them', async ({ page }) => {
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Testing & Monitoring' }),
  })
  const opener = card.getByRole('button', { name: 'View Quality Reports' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Purity metrics' })
  await expect(dialog.getByRole('columnheader')).toHaveText(['Metric', 'Standard', 'Value'])
  await expect(dialog.getByRole('rowheader')).toHaveCount(8)
  await expect(dialog.getByRole('row', { name: /^pH/ })).toContainText('pH 8.4–8.8 and pH 7.8–8.2')
  const sheet = dialog.getByRole('link', { name: /quality sheet/ })
  await expect(sheet).toHaveAttribute('href', '/downloads/quality-sheet.pdf')
  await expect(sheet).toHaveAttribute('download')
  await expect(dialog.getByRole('link', { name: 'Ask for a certificate' })).toHaveAttribute(
    'href',
    '/contact?topic=supply',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the page leads to solutions and to water purity', async ({ page }) => {
  const banner = page.locator('.banner')
  for (const [name, path] of [
    ['Solutions', '/solutions'],
    ['Water Purity', '/water-purity'],
  ] as const) {
    await expect(banner.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})
