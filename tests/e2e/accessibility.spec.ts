import { routes } from '../../site/content/routes.ts'
import { expect, test } from './support/site.ts'
import { violationsOf } from './support/violations.ts'

test.describe('every page is free of violations that axe can find', () => {
  for (const { path } of routes) {
    test(path, async ({ page }) => {
      await page.goto(path)
      expect(await violationsOf(page)).toEqual([])
    })
  }
})

test('the open menus are free of violations too', async ({ page }) => {
  await page.goto('/about')
  await page.locator('header').getByRole('button', { name: 'About', exact: true }).click()
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  await page.locator('header').getByRole('button', { name: 'Menu' }).click()
  expect(await violationsOf(page)).toEqual([])
})

// The rest of the page is hidden from assistive technology while the list is open.
test('an open select is free of violations too', async ({ page }) => {
  await page.goto('/contact')
  const topic = page.getByRole('combobox', { name: 'Topic' })
  // The select is React's once the island runs.
  await expect(topic).toHaveJSProperty('tagName', 'BUTTON')
  await topic.click()
  await expect(page.getByRole('listbox')).toBeVisible()
  expect(await violationsOf(page, '[role=listbox]')).toEqual([])
})

test('headings never skip a level', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { path } of routes) {
    await page.goto(path)
    const levels = await page
      .locator('main :is(h1, h2, h3, h4), footer :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])))
    for (const [index, level] of levels.entries()) {
      expect(level, `${path}: ${levels.join(' ')}`).toBeLessThanOrEqual(
        (levels[index - 1] ?? 0) + 1,
      )
    }
  }
})
