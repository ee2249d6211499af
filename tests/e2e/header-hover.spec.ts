import { boxesOf } from './support/measure.ts'
import { expect, test } from './support/site.ts'

// The pointer's rest is counted by the clock of the test.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/about')
  await page.clock.pauseAt(60_000)
})

/** Milliseconds: longer than a pointer must rest on a group, or stay away from it, to be heard. */
const rest = 400

test('the pointer alone opens a group, and leaving it closes the list', async ({ page }) => {
  const banner = page.getByRole('banner')
  const button = banner.getByRole('button', { name: 'Learn', exact: true })
  await button.hover()
  await page.clock.runFor(rest)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const choice = banner.getByRole('link', { name: 'Water Purity' })
  // On its way to the list the pointer leaves the button.
  const [to] = await boxesOf(choice.first())
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 12 })
  await page.clock.runFor(rest)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(200, 600, { steps: 4 })
  await page.clock.runFor(rest)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a pointer that only passes opens nothing', async ({ page }) => {
  const banner = page.getByRole('banner')
  const button = banner.getByRole('button', { name: 'About', exact: true })
  const [box] = await boxesOf(button)
  await page.mouse.move(box.x + 5, box.y + 20)
  await page.mouse.move(box.x + 5, 600)
  await page.clock.runFor(rest)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a click keeps open what the pointer has opened; the next one closes it', async ({ page }) => {
  const button = page.getByRole('banner').getByRole('button', { name: 'About', exact: true })
  await button.hover()
  await page.clock.runFor(rest)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await page.mouse.move(200, 600)
  await page.clock.runFor(rest)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the next group takes over, and Escape closes it', async ({ page }) => {
  const banner = page.getByRole('banner')
  const [first, second] = ['About', 'Bulk Water'].map((name) =>
    banner.getByRole('button', { name, exact: true }),
  )
  await first?.hover()
  await page.clock.runFor(rest)
  await expect(banner.getByRole('button', { name: 'About', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await second?.hover()
  await page.clock.runFor(rest)
  await expect(banner.getByRole('button', { expanded: true })).toHaveText('Bulk Water')
  await page.keyboard.press('Escape')
  await expect(banner.getByRole('button', { expanded: true })).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

  test('a tap opens a group and the next one closes it', async ({ page }) => {
    const button = page.getByRole('banner').getByRole('button', { name: 'Learn', exact: true })
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})
