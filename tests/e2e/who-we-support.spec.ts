import { whoWeSupport } from '../../site/content/who-we-support.ts'
import { expectEnd, expectLink } from './support/links.ts'
import { firstSection, sectionWith, titlesIn, wordsOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { hero, next } = whoWeSupport
const { sheets, heading } = wordsOf(whoWeSupport.audiences)
const orders = wordsOf(whoWeSupport.orders)
const audiences = [
  'Communities',
  'Healthcare',
  'Energy',
  'Bottler or Co-Packers',
  'Agricultural',
  'Food and Beverages',
  'Technology',
  'Consumer Products',
  'Emergencies',
]

test('the hero moves and is titled Who We Support', async ({ page }) => {
  await page.goto('/who-we-support')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who We Support')
  await expect(firstSection(page).locator('video')).toHaveCount(1)
})

test('nine audiences, the first selected; choosing a tab changes the sheet', async ({ page }) => {
  await page.goto('/who-we-support')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(audiences)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  for (const { label, title, text, caption, facts, link } of sheets) {
    await page.getByRole('tab', { name: label }).click()
    const sheet = page.getByRole('tabpanel')
    await expect(sheet).toHaveCount(1)
    await expect(sheet).toHaveAccessibleName(label)
    await expect(titlesIn(sheet)).toHaveText(title)
    await expect(sheet).toContainText(text)
    await expect(sheet.getByRole('img')).toBeVisible()
    await expect(sheet.getByRole('figure')).toContainText(caption)
    expect(caption).toMatch(/Rendering\.$/)
    await expect(sheet.getByRole('term')).toHaveText(facts.map(({ term }) => term))
    await expect(sheet.getByRole('definition')).toHaveText(facts.map((fact) => fact.text))
    await expectLink(sheet, link)
  }
})

test('arrow keys move along the tabs, and every sheet has an address', async ({ page }) => {
  await page.goto('/who-we-support')
  await page.getByRole('tab', { name: 'Communities' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Healthcare' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page).toHaveURL(/#healthcare$/)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/#emergencies$/)
  await page.goto('/who-we-support#technology')
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Technology')
})

test('the hero leads straight to the sheet for an emergency, and that to emergency water', async ({
  page,
}) => {
  await page.goto('/who-we-support')
  const [, toEmergency] = hero.actions
  await page.getByRole('link', { name: toEmergency.label }).click()
  const sheet = page.getByRole('tabpanel')
  await expect(sheet).toHaveAccessibleName('Emergencies')
  await expect(sheet).toBeInViewport()
  await expect(sheet.getByRole('term').first()).toHaveText('48hr response')
  await expect(sheet.getByRole('link')).toHaveAttribute('href', '/access-bulk-water#emergency')
})

test.describe('with its loop', () => {
  test.use({ loopsPlay: true })

  test('a sheet with a loop plays it muted while it is shown, and not when another is', async ({
    page,
  }) => {
    await page.goto('/who-we-support#energy')
    const video = page.locator('#energy video')
    await video.scrollIntoViewIfNeeded()
    await expect(video).toHaveJSProperty('paused', false)
    await expect(video).toHaveJSProperty('muted', true)
    await expect(video).toHaveJSProperty('loop', true)
    await page.getByRole('tab', { name: 'Healthcare' }).click()
    await expect(video).toHaveJSProperty('paused', true)
  })
})

for (const width of [1440, 360]) {
  test(`at ${width} px every container of both orders stands on the quay`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/who-we-support')
    const quay = sectionWith(page, orders.heading).getByRole('img', { name: orders.drawing.title })
    await expect(quay).toHaveCount(1)
    const drawn = await quay.evaluate((drawing) => {
      const filled = [...drawing.querySelectorAll<SVGRectElement>('rect[fill^="url"]')]
      const shares = filled.map((rect) => {
        const pattern = rect.parentElement?.querySelector('pattern') as SVGPatternElement
        const cells = (side: 'width' | 'height') =>
          rect[side].baseVal.value / pattern[side].baseVal.value
        return cells('width') * cells('height')
      })
      return shares.reduce((sum, share) => sum + share, 0)
    })
    expect(drawn).toBeCloseTo(orders.drawing.containers)
    const { month, emergency, most, sum } = orders.drawing
    for (const text of [...month.words, ...emergency.words, ...most, sum]) {
      await expect(quay.getByText(text, { exact: true })).toBeVisible()
    }
  })
}

test('the page leads to contact and to bulk water', async ({ page }) => {
  await page.goto('/who-we-support')
  await expectEnd(page, next, ['/contact', '/access-bulk-water'])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every audience stands on the page', async ({ page }) => {
    await page.goto('/who-we-support')
    for (const { title, text } of sheets) {
      const section = sectionWith(page, heading)
      await expect(section.getByRole('heading', { level: 3, name: title })).toBeVisible()
      await expect(section.getByText(text)).toBeVisible()
    }
  })
})
