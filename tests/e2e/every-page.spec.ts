/**
 * What holds on every public page, found in one visit of each: a page is loaded at the width of a phone, and then
 * widened. Each guarantee fails by its own name and lets the others speak.
 */
import { routesIn } from '../../site/content/routes.ts'
import { byteBudgets } from '../support/byte-budgets.ts'
import { weigh } from './support/bytes.ts'
import { worstHeaderContrast } from './support/header-contrast.ts'
import {
  brokenTitleWords,
  drawingsShownTwice,
  drawnSections,
  endingHeight,
  movements,
  reportPolicyViolations,
  scrollTo,
  sidewaysOverflow,
  skippedHeadings,
  tablesOutside,
} from './support/page-guarantees.ts'
import {
  openRows,
  openSheets,
  quantitiesSetApart,
  quantitiesUnlikeTheirText,
  splitQuantities,
} from './support/quantities.ts'
import { expect, test } from './support/site.ts'
import { violationsByIbm, violationsOf } from './support/violations.ts'

// Motion has its own specs; what is measured here must stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 800 } })

/** A page may take some frames to settle into another width. */
const settled = expect.configure({ soft: true })

for (const { path, title, description } of routesIn('en')) {
  test(`${path} has one heading, a next step, its policy, its bytes, fits and reads at every width, and is free of what axe and IBM’s checker find`, async ({
    page,
  }, testInfo) => {
    // With every row open, a long page keeps both checkers busy for seconds.
    test.slow()
    await reportPolicyViolations(page)
    const { answer, bytes } = await weigh(page, path)

    await test.step('what it says of itself', async () => {
      expect(answer.status()).toBe(200)
      expect.soft((await page.title()).includes(title), 'its title').toBe(true)
      await expect
        .soft(page.locator('meta[name=description]'))
        .toHaveAttribute('content', description)
      await expect.soft(page.locator('h1'), 'one first heading').toHaveCount(1)
      await expect.soft(page.locator('main section').first().locator('h1')).toBeVisible()
      expect.soft(await skippedHeadings(page), 'headings that skip a level').toEqual([])
      // The next step of a page with a form is the form.
      const form = page.locator('main form[action]')
      const next = page.locator('main > section').last().getByRole('link')
      await expect.soft(form.or(next).first(), 'a next step').toBeVisible()
    })

    await test.step('its policy', async () => {
      const policy = answer.headers()['content-security-policy'] ?? ''
      expect.soft(policy).toContain("frame-ancestors 'none'")
      expect.soft(policy).not.toContain('unsafe-inline')
      expect.soft(policy).not.toContain('unsafe-eval')
      expect.soft(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    })

    await test.step('its bytes', () => {
      testInfo.annotations.push({ type: 'bytes', description: JSON.stringify(bytes) })
      const budgets = byteBudgets(path)
      for (const [kind, most] of Object.entries(budgets)) {
        expect.soft(bytes[kind as keyof typeof budgets], `bytes: ${kind}`).toBeLessThanOrEqual(most)
      }
    })

    await test.step('its length on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await settled
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight), {
          message: 'px from its head to its foot, its rows closed',
        })
        .toBeLessThanOrEqual(9_000)
    })

    await test.step('its end on a desktop', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await settled
        .poll(() => endingHeight(page), { message: 'px from its call to its foot' })
        .toBeLessThanOrEqual(900)
      await page.setViewportSize({ width: 360, height: 800 })
    })

    // From here on, so that what they hold is measured too.
    await openRows(page)
    const drawnOnPhone = await drawnSections(page, 3_000)
    for (const width of [360, 320, 768, 1024, 1041, 1440]) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await settled
          .poll(() => sidewaysOverflow(page), { message: `px sideways at ${width} px` })
          .toBe(0)
        await settled
          .poll(() => brokenTitleWords(page), { message: `title broken at ${width} px` })
          .toEqual([])
        await settled
          .poll(() => drawingsShownTwice(page), { message: `drawings shown twice at ${width} px` })
          .toEqual([])
        if (width === 360 || width === 1440) {
          expect.soft(await violationsOf(page), `found by axe at ${width} px`).toEqual([])
          expect.soft(await violationsByIbm(page), `found by IBM’s at ${width} px`).toEqual([])
          const silent = page
            .getByRole('row')
            .filter({ hasText: /^\s*$/, hasNot: page.getByRole('img') })
          await expect.soft(silent, `rows that say nothing at ${width} px`).toHaveCount(0)
        }
        if (width !== 360 && width !== 768 && width !== 1440) return
        expect
          .soft(await worstHeaderContrast(page), `contrast of the header's letters at ${width} px`)
          .toBeGreaterThanOrEqual(4.5)
        expect
          .soft(drawnOnPhone, `sections that lose the drawing of ${width} px on a phone`)
          .toEqual(expect.arrayContaining(await drawnSections(page, 20_000)))
        // The header is still transparent there, over another part of the picture.
        await scrollTo(page, 75)
        expect
          .soft(await worstHeaderContrast(page), `the same after 75 px of scroll at ${width} px`)
          .toBeGreaterThanOrEqual(4.5)
        await scrollTo(page, 0)
      })
    }

    await test.step('text twice as large', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await settled
        .poll(() => sidewaysOverflow(page), { message: 'px sideways with text twice as large' })
        .toBe(0)
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    })

    await test.step('under reduced motion', async () => {
      await page.evaluate(() => window.scrollTo({ top: innerHeight * 2, behavior: 'instant' }))
      await settled.poll(() => movements(page), { message: 'movements' }).toBe(0)
    })

    // Last: what it opens stays open.
    await test.step('figures stay with their units', async () => {
      await openSheets(page)
      expect.soft(await quantitiesSetApart(page), 'items of their own').toEqual([])
      expect.soft(await quantitiesUnlikeTheirText(page), 'unlike their text').toEqual([])
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await settled
          .poll(() => splitQuantities(page), { message: `on two lines at ${width} px` })
          .toEqual([])
        await settled
          .poll(() => tablesOutside(page), { message: `px of a table outside at ${width} px` })
          .toBe(0)
      }
    })
  })
}
