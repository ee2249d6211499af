import { newsletterNotices, newsletterPaths } from '../../contract/newsletter.ts'
import { spokenSize } from '../../site/build/file-size.ts'
import { expect, test } from './support/site.ts'
import { violationsOf } from './support/violations.ts'

const articles = ['reading-a-water-sheet', 'one-flexitank', 'lava-as-a-filter']
const documents = [
  'product-sheet',
  'specification-sheet',
  'logistics-guide',
  'quality-sheet',
  'impact-summary',
  'partnership-guide',
]
const packs = ['places', 'objects', 'drawings-and-marks']

test.describe('the page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/resources')
  })

  test('the hero is a contour sheet and says that pictures are renderings', async ({ page }) => {
    const hero = page.locator('main > section').first()
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Resources')
    await expect(hero).toContainText('renderings')
    await expect(hero.locator('img, video')).toHaveCount(0)
  })

  test('three articles name their category, day and length, and open in place', async ({
    page,
  }) => {
    const rows = page.locator('.index-list').getByRole('group')
    await expect(rows).toHaveCount(3)
    for (const row of await rows.all()) {
      const meta = row.locator('.unfolding-row-meta > span')
      await expect(meta).toHaveCount(3)
      await expect(meta.nth(1)).toHaveText(/^\d{1,2} \w+ 20\d\d/)
      await expect(meta.nth(2)).toHaveText(/^\d+ min read/)
      await expect(row.locator('.unfolding-row-body')).toBeHidden()
      await row.getByText('Read more').click()
      const body = row.getByRole('article')
      await expect(body).toBeVisible()
      await expect(body.getByText(/^The .* team,/)).toBeVisible()
      const words = ((await body.textContent()) ?? '').split(/\s+/).length
      expect(words).toBeGreaterThan(500)
      expect(words).toBeLessThan(900)
      const minutes = Number.parseInt((await meta.nth(2).textContent()) ?? '', 10)
      expect(Math.abs(minutes - words / 200)).toBeLessThanOrEqual(1)
      await row.getByText('Close', { exact: true }).click()
      await expect(body).toBeHidden()
    }
  })

  test('six documents: type and size as the file has it, each link delivers', async ({
    page,
    request,
  }) => {
    const section = page.locator('#downloads')
    const cards = section.locator('.margin-map-notes > li')
    const sheets = section.locator('.index-sheet')
    await expect(cards).toHaveCount(6)
    await expect(sheets).toHaveCount(6)
    for (const [index, slug] of documents.entries()) {
      const href = `/downloads/${slug}.pdf`
      const link = cards.nth(index).getByRole('link', { name: /^Download / })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('download')
      await expect(sheets.nth(index)).toHaveAttribute('href', href)
      const answer = await request.get(href)
      expect(answer.headers()['content-type']).toBe('application/pdf')
      expect(answer.headers()['content-disposition']).toBe(
        `inline; filename="bulk-glacier-water-${slug}.pdf"`,
      )
      const size = spokenSize((await answer.body()).length)
      await expect(cards.nth(index)).toContainText(`PDF, ${size}`)
      await expect(sheets.nth(index)).toContainText(size)
    }
  })

  test('the area of a sheet follows the size of its file, and none is too small for a finger', async ({
    page,
    request,
  }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const ratios: number[] = []
      for (const [index, slug] of documents.entries()) {
        const box = await page.locator('.index-sheet').nth(index).boundingBox()
        const bytes = (await (await request.get(`/downloads/${slug}.pdf`)).body()).length
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect(box?.height).toBeGreaterThanOrEqual(44)
        ratios.push(((box?.width ?? 0) * (box?.height ?? 0)) / bytes)
      }
      expect(Math.max(...ratios) / Math.min(...ratios)).toBeLessThan(1.02)
    }
  })

  test('a sheet lifts by four pixels under the pointer and on focus', async ({ page }) => {
    const sheet = page.locator('.index-sheet').first()
    await sheet.scrollIntoViewIfNeeded()
    const before = await sheet.boundingBox()
    await sheet.focus()
    await expect
      .poll(async () => Math.round((before?.y ?? 0) - ((await sheet.boundingBox())?.y ?? 0)))
      .toBe(4)
  })

  test('on a phone the list leads, each entry with its crop of the land', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const list = await page.locator('.margin-map-notes').boundingBox()
    const sheets = await page.locator('.index-sheets').boundingBox()
    expect(list?.y).toBeLessThan(sheets?.y ?? 0)
    for (const entry of await page.locator('.margin-map-notes > li').all()) {
      const crop = await entry.locator('.margin-map-crop').boundingBox()
      const text = await entry.getByRole('heading').boundingBox()
      expect((crop?.x ?? 0) + (crop?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0)
    }
  })

  test('three media packs show what is inside, and each is delivered', async ({
    page,
    request,
  }) => {
    const plates = page.locator('#media figure')
    await expect(plates).toHaveCount(3)
    for (const [index, slug] of packs.entries()) {
      const plate = plates.nth(index)
      expect(await plate.locator('.contact-sheet > li').count()).toBeGreaterThan(4)
      const link = plate.getByRole('link', { name: /^Download Pack / })
      await expect(link).toHaveAttribute('href', `/downloads/${slug}.zip`)
      const answer = await request.get(`/downloads/${slug}.zip`, {
        headers: { 'accept-encoding': 'br' },
      })
      expect(answer.headers()['content-type']).toBe('application/zip')
      expect(answer.headers()['content-encoding']).toBeUndefined()
      expect(answer.headers()['content-disposition']).toContain('attachment')
      await expect(plate).toContainText(`ZIP, ${spokenSize((await answer.body()).length)}`)
    }
  })

  test('a click on Download keeps the file under the company’s name', async ({ page }) => {
    const arriving = page.waitForEvent('download')
    await page.locator('#downloads').getByRole('link', { name: 'Download Quality sheet' }).click()
    expect((await arriving).suggestedFilename()).toBe('bulk-glacier-water-quality-sheet.pdf')
  })

  test('the page has no violations, closed and open, at any width', async ({ page }) => {
    expect(await violationsOf(page)).toEqual([])
    for (const row of await page.getByText('Read more').all()) await row.click()
    expect(await violationsOf(page)).toEqual([])
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
})

for (const id of articles) {
  test(`a link to #${id} opens that article and no other`, async ({ page }) => {
    await page.goto(`/resources#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
    await expect(page.locator('details[open]:not(header *)')).toHaveCount(1)
  })
}

test('the newsletter field subscribes after one button in the mail, and says how to leave', async ({
  page,
  site,
  request,
}) => {
  const address = 'resources@reader.example'
  await page.goto('/resources#newsletter')
  const sheet = page.locator('#newsletter')
  await expect(sheet.getByText('What is sent')).toBeVisible()
  await expect(sheet.getByText('How you leave')).toBeVisible()
  await sheet.getByLabel('E-mail address').fill(address)
  await sheet.getByRole('button', { name: 'Subscribe' }).click()
  await expect(sheet.getByRole('status')).toContainText(newsletterNotices.subscribed.title)
  await expect(page.locator('footer').getByRole('status')).toBeEmpty()
  await expect
    .poll(async () => (await site.mails()).filter((mail) => mail.to?.[0]?.address === address))
    .toHaveLength(1)
  const mail = (await site.mails()).find(({ to }) => to?.[0]?.address === address)
  const confirm = new RegExp(`http\\S+${newsletterPaths.confirm}\\?token=[\\w-]+`).exec(
    mail?.text ?? '',
  )?.[0]
  // A mail scanner follows every link, and confirms nothing by it.
  expect((await request.get(confirm ?? '')).status()).toBe(200)
  expect(site.subscriberState(address)).toBe('pending')
  await page.goto(confirm ?? '')
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  expect(site.subscriberState(address)).toBe('confirmed')
})

test('a bad address stays in the field of the page', async ({ page }) => {
  await page.goto('/resources')
  const sheet = page.locator('#newsletter')
  await sheet.getByLabel('E-mail address').fill('nobody')
  await sheet.getByRole('button', { name: 'Subscribe' }).click()
  await expect(sheet.getByLabel('E-mail address')).toHaveAccessibleDescription(
    newsletterNotices.badAddress.description,
  )
  await expect(sheet.getByLabel('E-mail address')).toHaveValue('nobody')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('articles open, by click and by link, and the field is answered by a page', async ({
    page,
    site,
  }) => {
    await page.goto('/resources#one-flexitank')
    await expect(page.locator('#one-flexitank')).toBeInViewport()
    await page.getByText('Read more').first().click()
    await expect(page.locator('#reading-a-water-sheet')).toBeVisible()
    const address = 'resources-scriptless@reader.example'
    const sheet = page.locator('#newsletter')
    await sheet.getByLabel('E-mail address').fill(address)
    await sheet.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      newsletterNotices.subscribed.title,
    )
    expect(site.subscriberState(address)).toBe('pending')
  })
})
