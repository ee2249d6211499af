import { sourceOfWater } from '../../site/views/source-of-water/source-of-water-sections.ts'
import { expectEnd } from './support/links.ts'
import { firstSection, sectionsOf, sectionWith } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { next, features, criteria, monitoring } = sectionsOf(sourceOfWater)
const { reports } = monitoring

test.beforeEach(async ({ page }) => {
  await page.goto('/source-of-water')
})

test('the hero fills the screen, moves, and says that it is a rendering', async ({ page }) => {
  const hero = firstSection(page)
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Source of Water')
  await expect(hero.locator('video')).toBeAttached()
  await expect(hero).toContainText('rendering')
  expect((await hero.boundingBox())?.height).toBe(page.viewportSize()?.height)
})

test('six source features carry the letters of the map', async ({ page }) => {
  const section = sectionWith(page, features.heading)
  const notes = section.getByRole('listitem')
  await expect(notes).toHaveCount(6)
  const plan = section.getByRole('img', { name: features.drawing.title })
  for (const [at, { mark, title }] of features.notes.entries()) {
    await expect(notes.nth(at)).toContainText(mark)
    await expect(notes.nth(at).getByRole('heading')).toHaveText(title)
    await expect(plan.getByText(mark, { exact: true })).toBeVisible()
  }
})

test('plan and profile share one scale across, so that each letter falls on its own', async ({
  page,
}) => {
  const section = sectionWith(page, features.heading)
  const plan = await section.getByRole('img', { name: features.drawing.title }).boundingBox()
  const profile = await section.locator('[data-view="profile"]').boundingBox()
  expect(profile?.x).toBe(plan?.x)
  expect(profile?.width).toBe(plan?.width)
})

test('selection criteria: ticked with a figure, and no line shows an empty box', async ({
  page,
}) => {
  const lines = sectionWith(page, criteria.heading).getByRole('listitem')
  await expect(lines).toHaveCount(criteria.lines.length)
  for (const [at, line] of criteria.lines.entries()) {
    await expect(lines.nth(at)).toContainText(line.text)
    await expect(lines.nth(at)).toContainText(line.status)
    await expect(lines.nth(at).locator('svg')).toHaveCount('ticked' in line ? 1 : 0)
  }
})

test('Testing & Monitoring opens the purity metrics, and Escape closes them', async ({ page }) => {
  const card = sectionWith(page, monitoring.title)
  const opener = card.getByRole('button', { name: 'View Quality Reports' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: reports.title })
  await expect(dialog.getByRole('columnheader')).toHaveText([...reports.columns])
  await expect(dialog.getByRole('rowheader')).toHaveText(reports.rows.map(({ name }) => name))
  for (const [at, { standard, value }] of reports.rows.entries()) {
    await expect(dialog.getByRole('row').nth(at + 1)).toContainText(standard)
    await expect(dialog.getByRole('row').nth(at + 1)).toContainText(value)
  }
  const sheet = dialog.getByRole('link', { name: new RegExp(reports.file.label) })
  await expect(sheet).toHaveAttribute('href', reports.file.href)
  await expect(sheet).toHaveAttribute('download')
  await expect(dialog.getByRole('link', { name: reports.action.label })).toHaveAttribute(
    'href',
    '/contact?topic=supply&from=source-of-water',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the page leads to solutions and to water purity', async ({ page }) => {
  await expectEnd(page, next, ['/solutions', '/water-purity'])
})
