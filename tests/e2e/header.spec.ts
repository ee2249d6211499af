import type { Page } from '@playwright/test'
import { navigation } from '../../site/content/navigation.ts'
import { boxesOf } from './support/measure.ts'
import { expect, test } from './support/site.ts'

const white = 'rgb(255, 255, 255)'
const transparent = 'rgba(0, 0, 0, 0)'

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}

/** The top of the window under a style of the test's own. */
async function photographTop(page: Page, style: string): Promise<Buffer> {
  const sheet = await page.evaluateHandle(async (text) => {
    // A constructed sheet is no style that a page's policy could refuse.
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return added
  }, style)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1440, height: 120 } })
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added)
  })
  return picture
}

function header(page: Page) {
  return page.locator('header')
}

test.describe('on a desktop', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about')
  })

  test('is opaque white above 100 px, transparent up to 50 px, unchanged between', async ({
    page,
  }) => {
    await expect(header(page)).toHaveCSS('background-color', transparent)
    await scrollTo(page, 100)
    await expect(header(page)).toHaveCSS('background-color', transparent)
    await scrollTo(page, 101)
    await expect(header(page)).toHaveCSS('background-color', white)
    await scrollTo(page, 51)
    await expect(header(page)).toHaveCSS('background-color', white)
    await scrollTo(page, 50)
    await expect(header(page)).toHaveCSS('background-color', transparent)
  })

  for (const path of ['/about', '/contact']) {
    test(`up to 100 px nothing of the bar but its letters lies on ${path}`, async ({ page }) => {
      await page.goto(path)
      for (const y of [1, 25, 50, 100]) {
        await scrollTo(page, y)
        const whole = await photographTop(page, 'header { visibility: hidden }')
        const behindLetters = await photographTop(page, 'header > * { visibility: hidden }')
        expect(behindLetters.equals(whole), `${y} px scrolled`).toBe(true)
      }
    })
  }

  test('a page that loads between the two starts transparent', async ({ page }) => {
    await scrollTo(page, 75)
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(75)
    await expect(header(page)).toHaveCSS('background-color', transparent)
  })

  test('each group opens its list of links, only one is open, and a click outside closes it', async ({
    page,
  }) => {
    const groups = {
      About: ['/about', '/our-goals', '/partnerships'],
      'Bulk Water': ['/bulk-delivery', '/industry-distribution', '/who-we-support'],
      Learn: ['/fresh-water-crisis', '/sustainable-development-goals', '/water-purity'],
    }
    const planner = '/access-bulk-water#plan'
    for (const [name, specified] of Object.entries(groups)) {
      const paths = name === 'Bulk Water' ? [...specified, planner] : specified
      const button = header(page).getByRole('button', { name, exact: true })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const links = header(page).locator('.site-nav-list:popover-open a')
      await expect(links).toHaveCount(paths.length)
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(paths)
    }
    await expect(header(page).locator(':popover-open')).toHaveCount(1)
    await page.mouse.click(400, 600)
    await expect(header(page).locator(':popover-open')).toHaveCount(0)
  })

  test('a list stands under its button, inside the window', async ({ page }) => {
    for (const width of [1041, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const name of ['About', 'Bulk Water', 'Learn']) {
        const button = header(page).getByRole('button', { name, exact: true })
        await button.click()
        const list = header(page).locator('.site-nav-list:popover-open')
        const [above, below] = await boxesOf(button, list)
        expect(below.top).toBeGreaterThanOrEqual(above.bottom)
        expect(below.left).toBeGreaterThanOrEqual(0)
        expect(below.right).toBeLessThanOrEqual(width)
      }
      await page.keyboard.press('Escape')
    }
  })

  test('lists open and close by keyboard, and Escape returns to the button', async ({ page }) => {
    const button = header(page).getByRole('button', { name: 'About', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(header(page).locator('.site-nav-list:popover-open a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(header(page).locator(':popover-open')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('the current page and its group are marked', async ({ page }) => {
    const current = page.locator('.site-nav [aria-current=page]')
    await expect(current).toHaveAttribute('href', '/about')
    await expect(header(page).getByRole('button', { name: 'About', exact: true })).toHaveAttribute(
      'data-current',
      'true',
    )
  })

  test('the free water platform opens in a new tab without access to ours', async ({ page }) => {
    const link = page.locator('.site-nav').getByRole('link', { name: 'Free Clean Drinking Water' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  })

  test('following a link starts at the top; Back returns to the old place', async ({ page }) => {
    await scrollTo(page, 300)
    await header(page).getByRole('button', { name: 'Learn', exact: true }).click()
    await page.getByRole('link', { name: 'Water Purity' }).first().click()
    await expect(page).toHaveURL(/water-purity$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('the hamburger shows the grouped list and closes it again, as choosing a link does', async ({
    page,
  }) => {
    await page.goto('/about')
    await expect(header(page).getByText('Free Water', { exact: false }).first()).toBeVisible()
    const button = header(page).getByRole('button', { name: 'Menu' })
    const menu = page.locator('#site-menu')
    await button.tap()
    await expect(menu).toBeVisible()
    await button.tap()
    await expect(menu).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('link', { name: 'Bulk Delivery' })).toBeInViewport()
    await expect(menu.getByRole('link', { name: navigation('en').quote.label })).toHaveAttribute(
      'href',
      `${navigation('en').quote.href}&from=about`,
    )
    await menu.getByRole('link', { name: 'Our Goals' }).tap()
    await expect(page).toHaveURL(/our-goals$/)
    await expect(page.locator('#site-menu')).toBeHidden()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the lists open all the same', async ({ page }) => {
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Bulk Water', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Who We Support' }).first()).toBeVisible()
  })
})
