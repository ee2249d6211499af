import type { Page } from '@playwright/test'
import { navigation } from '../../site/content/navigation.ts'
import { firstSection } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test('what lies under the transparent header can be clicked between its links', async ({
  page,
}) => {
  await page.goto('/')
  const [home, first] = (await controls(page)).filter(({ top }) => top >= 0)
  if (!home || !first) throw new Error('The bar has no two links')
  const between = { x: (home.right + first.left) / 2, y: (home.top + home.bottom) / 2 }
  const under = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('header') === null,
    between,
  )
  expect(under).toBe(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: navigation('en').quote.label })
    .click()
  await expect(page).toHaveURL(/\/contact\?topic=supply&from=home$/)
})

/** Every link and button of the bar that shows: inside the window, none of them over another. */
async function controls(page: Page) {
  return page
    .getByRole('banner')
    .locator('a:visible, button:visible')
    .evaluateAll((all) =>
      all
        .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.bottom > 0)
        .map(({ name, box: { left, right, top, bottom } }) => ({ name, left, right, top, bottom })),
    )
}

const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`

const situations = [
  { name: 'letters spaced out, 1041 px', viewport: { width: 1041, height: 800 }, style: spaced },
  { name: 'letters spaced out, 1440 px', viewport: { width: 1440, height: 900 }, style: spaced },
  { name: 'letters spaced out, 360 px', viewport: { width: 360, height: 780 }, style: spaced },
  {
    name: 'text of twice the size, 1440 px',
    viewport: { width: 1440, height: 900 },
    style: 'html { font-size: 200% }',
  },
  {
    name: 'text of twice the size, 360 px',
    viewport: { width: 360, height: 780 },
    style: 'html { font-size: 200% }',
  },
  { name: '320 px', viewport: { width: 320, height: 568 }, style: '' },
  { name: 'a zoom of 400 %', viewport: { width: 320, height: 256 }, style: '' },
]

test.describe('a reader’s own settings', () => {
  test.use({ bypassCSP: true })

  test('the bar is whole and leads everywhere', async ({ page }) => {
    for (const { name, viewport, style } of situations) {
      await test.step(name, async () => {
        await page.setViewportSize(viewport)
        await page.goto('/sustainable-development-goals')
        if (style) await page.addStyleTag({ content: style })
        const shown = await controls(page)
        expect.soft(shown.length, name).toBeGreaterThan(2)
        const faults = shown.flatMap((one, at) => [
          ...(one.left < 0 || one.right > viewport.width ? [`${one.name} reaches outside`] : []),
          ...shown
            .slice(at + 1)
            .filter((other) => one.right > other.left + 1 && other.right > one.left + 1)
            .map((other) => `${one.name} lies on ${other.name}`),
        ])
        expect.soft(faults, name).toEqual([])
        const banner = page.getByRole('banner')
        const button = banner.getByRole('button', { name: /^(?:About|Menu)$/ })
        await button.click()
        const choice = banner.getByRole('link', { name: 'Our Goals' }).locator('visible=true')
        await choice.scrollIntoViewIfNeeded()
        await expect.soft(choice, name).toBeInViewport({ ratio: 1 })
        await choice.click()
        await expect(page).toHaveURL(/our-goals$/)
      })
    }
  })
})

for (const path of ['/', '/pure-flow', '/contact', '/sustainable-development-goals']) {
  test(`on a phone on its side ${path} shows what to do first`, async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto(path)
    const hero = firstSection(page)
    await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(hero.locator('a.action').first()).toBeInViewport({ ratio: 1 })
  })
}
