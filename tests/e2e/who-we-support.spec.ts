import { expect, test } from './support/site.ts'

const audiences = [
  'Communities',
  'Healthcare',
  'Energy',
  'Bottler or Co-Packers',
  'Agricultural',
  'Food and Beverages',
  'Technology',
  'Consumer Products',
  'Emergencies',
]

test('the hero moves and is titled Who We Support', async ({ page }) => {
  await page.goto('/who-we-support')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who We Support')
  await expect(page.locator('main > section').first().locator('video')).toHaveCount(1)
})

test('nine audiences, the first selected; choosing a tab changes the sheet', async ({ page }) => {
  await page.goto('/who-we-support')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(audiences)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  const seen = new Set<string | null>()
  for (const name of audiences) {
    await page.getByRole('tab', { name }).click()
    const sheet = page.getByRole('tabpanel')
    await expect(sheet).toHaveCount(1)
    await expect(sheet).toHaveAccessibleName(name)
    seen.add(await sheet.getByRole('heading', { level: 3 }).textContent())
    await expect(sheet.locator('.tab-sheet-text')).not.toBeEmpty()
    await expect(sheet.locator('img')).toBeVisible()
    await expect(sheet.getByRole('figure')).toContainText('Rendering')
  }
  expect(seen.size).toBe(audiences.length)
})

test('arrow keys move along the tabs, and every sheet has an address', async ({ page }) => {
  await page.goto('/who-we-support')
  await page.getByRole('tab', { name: 'Communities' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Healthcare' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page).toHaveURL(/#healthcare$/)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/#emergencies$/)
  await page.goto('/who-we-support#technology')
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Technology')
})

test('the hero leads straight to the sheet for an emergency', async ({ page }) => {
  await page.goto('/who-we-support')
  await page.getByRole('link', { name: 'In an emergency' }).click()
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Emergencies')
  await expect(page.getByRole('tabpanel')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Emergency terms' })).toBeVisible()
})

test('a sheet with a loop plays it muted while it is shown, and not when another is', async ({
  page,
}) => {
  await page.goto('/who-we-support#energy')
  const video = page.locator('#energy video')
  await video.scrollIntoViewIfNeeded()
  await expect(video).toHaveJSProperty('paused', false)
  await expect(video).toHaveJSProperty('muted', true)
  await expect(video).toHaveJSProperty('loop', true)
  await page.getByRole('tab', { name: 'Healthcare' }).click()
  await expect(video).toHaveJSProperty('paused', true)
})

test('a hundred containers stand on the quay, with both orders on one row', async ({ page }) => {
  await page.goto('/who-we-support')
  const quay = page.getByRole('img', { name: 'A hundred containers in a row on a quay' })
  for (const text of ['1', '10', '50', '100', '1–50', '10–50', 'up to 100', '2,400,000 L']) {
    await expect(quay.getByText(text, { exact: true })).toBeVisible()
  }
})

test('the page leads to contact and to bulk water', async ({ page }) => {
  await page.goto('/who-we-support')
  const last = page.locator('main > section').last()
  await expect(last.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await expect(last.getByRole('link', { name: 'Access Bulk Water' })).toHaveAttribute(
    'href',
    '/access-bulk-water',
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every audience stands on the page', async ({ page }) => {
    await page.goto('/who-we-support')
    await expect(page.locator('.tab-sheet-panel')).toHaveCount(audiences.length)
    for (const panel of await page.locator('.tab-sheet-panel').all()) {
      await expect(panel).toBeVisible()
    }
  })
})
