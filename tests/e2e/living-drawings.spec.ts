/** What moves with the scroll: water in its drawings, one litre from ice to port, the measure at the edge. */
import type { Page } from '@playwright/test'
import { figuresFor } from '../../site/figures/figures-for.ts'
import { boxesOf, drawn } from './support/measure.ts'
import { movements } from './support/page-guarantees.ts'
import { expect, test } from './support/site.ts'

const journey = (page: Page) => page.locator('main section[data-journey]')

/** Scrolls the journey to a share of its way: from where the drawing reaches the header to where it leaves. */
async function scrollJourney(page: Page, share: number): Promise<void> {
  const section = journey(page)
  await section.evaluate((element, part) => {
    const travel = [...element.children].find((part) => part.querySelector('ol'))
    if (!travel) throw new Error('The section has no drawing')
    const { top, height } = travel.getBoundingClientRect()
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
    scrollTo({
      top: scrollY + top - header + (height - innerHeight + header) * part,
      behavior: 'instant',
    })
  }, share)
  await drawn(page)
}

const middle = ({ x, width }: { x: number; width: number }) => x + width / 2

test('under reduced motion no litre goes along', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await scrollJourney(page, 0.5)
  await expect.poll(() => movements(page)).toBe(0)
  await expect(page.locator('[data-litre]').first()).toBeHidden()
})

test('on paper the drawings stand still and are whole', async ({ page }) => {
  await page.goto('/')
  await scrollJourney(page, 0.5)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => movements(page)).toBe(0)
  await expect(page.locator('[data-litre]').first()).toBeHidden()
  const dashes = await page
    .locator('[data-flow]')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray))
  expect(new Set(dashes)).toEqual(new Set(['none']))
})

test('water moves on as the reader scrolls, and rests when the reader does', async ({ page }) => {
  await page.goto('/pure-flow')
  const stream = page.locator('[data-flow]').first()
  await stream.evaluate((line) => line.scrollIntoView({ block: 'center' }))
  const offset = () =>
    stream.evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeDashoffset))
  let before = Number.NaN
  async function moved(): Promise<number> {
    const last = before
    before = await offset()
    return before - last
  }
  // Its drawing may still be laid out at the first look.
  await expect.poll(moved, { intervals: [300] }).toBe(0)
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
  await expect.poll(offset).toBeLessThan(before)
})

test('the litre stands in the ice at first, in the spring half-way and on the ship at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const section = journey(page)
  const litre = section.getByRole('img').first().locator('[data-litre] circle')
  const columns = section.getByRole('listitem')
  await expect(columns).toHaveCount(5)
  for (const [share, station] of [
    [0, 0],
    [0.5, 2],
    [1, 4],
  ] as const) {
    await scrollJourney(page, share)
    const [at, column] = await boxesOf(litre, columns.nth(station))
    expect(middle(at)).toBeGreaterThan(column.left)
    expect(middle(at)).toBeLessThan(column.right)
    await expect(litre).toBeInViewport()
  }
})

test('on a phone the litre goes through every window, one after the other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  for (const station of await journey(page).getByRole('listitem').all()) {
    const litre = station.locator('[data-litre] circle')
    const seen: number[] = []
    for (const block of ['end', 'start'] as const) {
      await litre.evaluate(
        (element, at) => element.closest('svg')?.scrollIntoView({ block: at, behavior: 'instant' }),
        block,
      )
      await drawn(page)
      const [at] = await boxesOf(litre)
      seen.push(middle(at))
    }
    const [first = Number.NaN, last = Number.NaN] = seen
    expect(last).toBeGreaterThan(first)
  }
})

test('the journey never holds the reader: the page scrolls on past it, and Tab leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const section = journey(page)
  const height = await section.evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeLessThan(900 * 3.5)
  await scrollJourney(page, 1)
  await page.mouse.wheel(0, 900)
  await expect(section.getByRole('img').first()).not.toBeInViewport()
})

test('the edge measures the page in its own unit, in silence, and phones do without', async ({
  page,
}) => {
  const { operatingDay, planDays } = figuresFor('en')
  const measured = [
    { path: '/water-factory', end: operatingDay.value },
    { path: '/bulk-delivery', end: planDays.most },
  ]
  for (const { path, end } of measured) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const measure = page.locator('[data-edge-scale]')
    await expect(measure).toHaveAttribute('aria-hidden', 'true')
    const mark = measure.locator('p')
    const foot = () => mark.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(await foot()).toBeLessThanOrEqual(0)
    const stands = () =>
      mark.evaluate((element) => getComputedStyle(element).getPropertyValue('--stands'))
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(stands).toBe(String(end))
    expect(await foot()).toBe(900)
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(measure).toBeHidden()
  }
})
