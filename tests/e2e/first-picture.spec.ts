import { holdRequests } from './support/hold-requests.ts'
import { drawn } from './support/measure.ts'
import { firstSection } from './support/sections.ts'
import { expect, test } from './support/site.ts'

// As a phone reads a page: its width comes from the page's own viewport, not from the window.
test.use({
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  viewport: { width: 390, height: 780 },
})

for (const path of ['/', '/solutions']) {
  test(`a phone loads the first picture of ${path} in one shape and size alone`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(path)
    const picture = firstSection(page).locator('picture').first()
    const offered = await picture.locator('source, img').evaluateAll((elements) =>
      elements
        .flatMap((element) => [
          element.getAttribute('src'),
          ...(element.getAttribute('srcset')?.split(', ') ?? []).map((one) => one.split(' ')[0]),
        ])
        .filter((address) => address !== null && address !== undefined)
        .map((address) => new URL(address, document.baseURI).href),
    )
    expect(offered.length).toBeGreaterThan(2)
    const shown = await picture
      .locator('img')
      .evaluate((image) => (image as HTMLImageElement).currentSrc)
    expect(asked.filter((address) => offered.includes(address))).toEqual([shown])
  })
}

test('a phone’s first page asks for its typefaces once the picture stands, its next page at once', async ({
  page,
}) => {
  const faces: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) faces.push(request.url())
  })
  const pictures = await holdRequests(page, /\.avif$/)
  await page.goto('/solutions', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A page that waited for no picture would have asked with its first frames.
  await drawn(page)
  expect(faces).toEqual([])
  pictures.release()
  await expect.poll(() => faces.length).toBeGreaterThan(1)

  pictures.hold()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family === 'Newsreader' && status === 'loaded',
        ),
      ),
    )
    .toBe(true)
})

test.describe('in a wide window', () => {
  test.use({ isMobile: false, viewport: { width: 1440, height: 900 } })

  test('typefaces wait for no picture', async ({ page }) => {
    await page.route(/\.avif$/, () => {})
    const face = page.waitForRequest(/\.woff2$/)
    await page.goto('/solutions', { waitUntil: 'commit' })
    await face
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a phone has its typefaces', async ({ page }) => {
    const face = page.waitForRequest(/\.woff2$/)
    await page.goto('/solutions', { waitUntil: 'commit' })
    await face
  })
})
