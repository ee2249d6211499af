import { expect, test } from './support/site.ts'
import { violationsOf } from './support/violations.ts'

test('the open menus are free of violations', async ({ page }) => {
  await page.goto('/about')
  await page.locator('header').getByRole('button', { name: 'About', exact: true }).click()
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  await page.locator('header').getByRole('button', { name: 'Menu' }).click()
  expect(await violationsOf(page)).toEqual([])
})

test('the Tab key reaches the tabs of the sign-in card, and an arrow chooses the other one', async ({
  page,
}) => {
  await page.goto('/auth')
  const signIn = page.getByRole('tab', { name: 'Sign In' })
  const signUp = page.getByRole('tab', { name: 'Sign Up' })
  // From what stands before them.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Tab')
  await expect(signIn).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(signUp).toHaveAttribute('aria-selected', 'true')
  await expect(signUp).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0)
})
