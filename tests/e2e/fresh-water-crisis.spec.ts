import type { Locator, Page } from '@playwright/test'
import { layoutShiftOf, typefaceErrors, withoutTypefaces } from './support/layout-shift.ts'
import { expect, test } from './support/site.ts'
import { violationsOf } from './support/violations.ts'

const path = '/fresh-water-crisis'

test.describe('the two views', () => {
  const visible = async (page: Page, view: 'need' | 'data') => {
    await expect(page.locator('[data-in-view=need]')).toBeVisible({ visible: view === 'need' })
    await expect(page.getByRole('tablist')).toBeVisible({ visible: view === 'data' })
    await expect(page.getByRole('link', { name: `The ${view}` })).toHaveAttribute(
      'aria-current',
      'true',
    )
  }

  test('the two views and the switch between them', async ({ page }) => {
    await page.goto(path)

    await test.step('the switch is read on any picture, at rest, pointed at, focused and pressed', async () => {
      // As if the picture behind it were white, the worst there is.
      const contrast = (link: Locator) =>
        link.evaluate((element) => {
          const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
          if (!canvas) throw new Error('No canvas')
          const luminance = (...colours: string[]) => {
            for (const colour of colours) {
              canvas.fillStyle = colour
              canvas.fillRect(0, 0, 1, 1)
            }
            const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
              .map((part) => part / 255)
              .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue
          }
          const own = getComputedStyle(element)
          const around = getComputedStyle(element.parentElement ?? element)
          const ground = luminance('white', around.backgroundColor, own.backgroundColor)
          const [low, high] = [ground, luminance(own.color)].sort((a, b) => a - b)
          return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
        })
      for (const name of ['The need', 'The data']) {
        const link = page.getByRole('link', { name })
        expect(await contrast(link), `${name} at rest`).toBeGreaterThanOrEqual(4.5)
        await link.hover()
        expect(await contrast(link), `${name} pointed at`).toBeGreaterThanOrEqual(4.5)
        await page.mouse.down()
        expect(await contrast(link), `${name} pressed`).toBeGreaterThanOrEqual(4.5)
        await page.mouse.move(0, 0)
        await page.mouse.up()
        await link.focus()
        expect(await contrast(link), `${name} focused`).toBeGreaterThanOrEqual(4.5)
      }
    })

    await test.step('the switch shows one at a time, and Back leads to the one before', async () => {
      await visible(page, 'need')
      await page.getByRole('link', { name: 'The data' }).click()
      await expect(page).toHaveURL(`${path}?view=data`)
      await visible(page, 'data')
      await page.goBack()
      await expect(page).toHaveURL(path)
      await visible(page, 'need')
    })

    await test.step('the need leads on to all published figures, under a moving hero and the one first heading', async () => {
      await page.locator(`[data-in-view=need] a[href^="${path}?view=data"]`).click()
      await visible(page, 'data')
      await page.goto(`${path}?view=data`)
      await visible(page, 'data')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Global Water Need'])
      const hero = page.locator('[data-in-view=data] section').first()
      await expect(hero.getByRole('heading', { level: 2 })).toBeInViewport()
      await expect(hero.getByRole('button', { name: /the background/ })).toBeVisible()
    })
  })

  test('the address of a card opens it in its view and on its sheet', async ({ page }) => {
    await page.goto(`${path}#forced-migration`)
    const dialog = page.getByRole('dialog', { name: 'Forced Migration' })
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(path)
    await visible(page, 'data')
    await expect(page.getByRole('tab', { name: 'SOCIAL' })).toHaveAttribute('aria-selected', 'true')
  })

  test('an address entered while the other view stands brings on its view', async ({ page }) => {
    await page.goto(path)
    await visible(page, 'need')
    await page.evaluate(() => location.assign('#forced-migration'))
    const dialog = page.getByRole('dialog', { name: 'Forced Migration' })
    await expect(dialog).toBeVisible()
    await page.evaluate(() => location.assign('#tourism-loss'))
    await expect(page.getByRole('dialog', { name: 'Tourism Loss' })).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`${path}#tourism-loss`)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(path)
    await visible(page, 'data')
    await page.evaluate(() => location.assign('#sector-agriculture'))
    await expect(page.getByRole('dialog', { name: 'Agriculture' })).toBeVisible()
    await page.keyboard.press('Escape')
    await visible(page, 'need')
  })

  test.describe('with no typeface to wait for', () => {
    test.use({ expectedErrors: typefaceErrors })

    test('nothing moves while either view loads', async ({ page }) => {
      await withoutTypefaces(page)
      for (const address of [path, `${path}?view=data`]) {
        expect(await layoutShiftOf(page, address), address).toBe(0)
      }
    })
  })

  test('both views and an open dialog are free of violations that axe can find', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${path}?view=data`)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Lack of Access' }).click()
    expect(await violationsOf(page, 'dialog[open]')).toEqual([])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both views and all four sheets stand below one another; a card shows its table', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText(['Global Water Need'])
    for (const view of ['need', 'data']) {
      await expect(page.locator(`[data-in-view=${view}]`)).toBeVisible()
    }
    for (const id of ['scale', 'causes', 'economic', 'social']) {
      await expect(page.locator(`#${id}`)).toBeVisible()
    }
    await page.getByRole('link', { name: 'The data' }).click()
    await expect(page.locator('[data-in-view=data] h2').first()).toBeInViewport()
    await page.getByText('Tourism Loss', { exact: true }).first().click()
    await expect(page.locator('#tourism-loss').getByRole('table')).toBeVisible()
    await expect(page.locator('#tourism-loss').getByText('Tourism Loss')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
  })
})
