import { expect, test } from './support/site.ts'

test('the first of the tabs is selected; arrow keys move along them, and every sheet has an address', async ({
  page,
}) => {
  await page.goto('/who-we-support')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(9)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Communities')
  await tabs.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/#healthcare$/)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/#emergencies$/)
  await page.getByRole('tab', { name: 'Agricultural' }).click()
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Agricultural')
  await expect(page.getByRole('tabpanel').getByRole('img')).toBeVisible()
  await page.goto('/who-we-support#technology')
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Technology')
})

test('the hero leads straight to the sheet for an emergency', async ({ page }) => {
  await page.goto('/who-we-support')
  await page
    .locator('h1')
    .locator('xpath=ancestor::section')
    .locator('a[href="#emergencies"]')
    .click()
  const sheet = page.getByRole('tabpanel')
  await expect(sheet).toHaveAccessibleName('Emergencies')
  await expect(sheet).toBeInViewport()
  await expect(sheet.getByRole('term').first()).toHaveText('48hr response')
})

test('on a phone a row of tabs fades where it goes on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/who-we-support')
  const tabs = page.getByRole('tablist')
  const last = tabs.getByRole('tab').last()
  await expect(last).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await tabs.getByRole('tab').first().focus()
  await page.keyboard.press('End')
  await expect(last).toBeInViewport({ ratio: 0.99 })
  // Nothing lies over the last name once the row is at its end.
  const { end, edge } = await last.evaluate((tab) => ({
    end: tab.getBoundingClientRect().right,
    edge: innerWidth - 28,
  }))
  expect(end).toBeLessThanOrEqual(edge)
})

test.describe('with a video', () => {
  test.use({ loopsPlay: true })

  test('a sheet with a video plays it muted while it is shown, and not when another is', async ({
    page,
  }) => {
    // No picture of ours moves there; an owner's video may, and stands as the hero's does.
    await page.route('**/who-we-support', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const moving = /<div class="moving-picture".*?<\/button><\/div>/su.exec(html)?.[0] ?? ''
      const still = /(id="energy".*?audience-sheet-frame">)<picture>.*?<\/picture>/su
      await route.fulfill({ response, body: html.replace(still, `$1${moving}`) })
    })
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every audience stands on the page', async ({ page }) => {
    await page.goto('/who-we-support')
    const sheets = page
      .locator('section:has(nav a[href="#communities"])')
      .getByRole('heading', { level: 3 })
    await expect(sheets).toHaveCount(9)
    for (const sheet of await sheets.all()) await expect(sheet).toBeVisible()
  })
})
