import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
})

test('the hero moves behind its title', async ({ page }) => {
  const hero = page.locator('main > section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(hero.locator('video')).toBeAttached()
})

test('Vision and Mission face each other, their first lines level', async ({ page }) => {
  const tops = await page
    .locator('.two-voice-title')
    .evaluateAll((titles) =>
      titles.map((title) => [title.textContent, title.getBoundingClientRect().top]),
    )
  expect(tops.map(([name]) => name)).toEqual(['Vision', 'Mission'])
  expect(tops[0]?.[1]).toBe(tops[1]?.[1])
})

test('Environmental, Social and Governance have four principles each', async ({ page }) => {
  const groups = page.locator('.margin-group')
  await expect(groups.getByRole('heading', { level: 3 })).toHaveText([
    'Environmental',
    'Social',
    'Governance',
  ])
  for (const group of await groups.all()) {
    await expect(group.getByRole('heading', { level: 4 })).toHaveCount(4)
  }
})

test('each principle’s number stands on its stream', async ({ page }) => {
  const numbers = Array.from({ length: 12 }, (_, at) => String(at + 1))
  await expect(page.locator('.glacier-sheet .glacier-sheet-marks text')).toHaveText(numbers)
  await expect(page.locator('.margin-group-mark')).toHaveText(numbers)
})

test('on a phone each stream is a strip above its own principles', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const strips = page.locator('.glacier-strip')
  await expect(strips).toHaveCount(3)
  for (const [at, strip] of (await strips.all()).entries()) {
    await expect(strip).toBeVisible()
    await expect(strip.locator('text')).toHaveText(
      [1, 2, 3, 4].map((number) => String(at * 4 + number)),
    )
  }
})

test('the page ends at our goals and the partnerships', async ({ page }) => {
  const next = page.locator('main > section').last()
  await expect(next.getByRole('link')).toHaveCount(2)
  await expect(next.getByRole('link').nth(0)).toHaveAttribute('href', '/our-goals')
  await expect(next.getByRole('link').nth(1)).toHaveAttribute('href', '/partnerships')
})
