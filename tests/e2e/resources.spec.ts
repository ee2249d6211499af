import type { Page } from '@playwright/test'
import { newsletterNotices, newsletterPaths } from '../../contract/newsletter.ts'
import { spokenSize } from '../../site/build/file-size.ts'
import { readTimeOf, wordsIn } from '../../site/content/articles/article-words.ts'
import { documentSeries } from '../../site/content/documents/document-series.ts'
import { mediaPacks } from '../../site/content/media-packs.ts'
import { resources as words } from '../../site/content/resources.ts'
import { expectLink } from './support/links.ts'
import { expect, test } from './support/site.ts'
import { violationsOf } from './support/violations.ts'

const { articles, documents, media, newsletter } = words
const fileOf = (slug: string) => `/downloads/${slug}.pdf`

/** An article's row: it holds the anchor under which it opens. */
const rowOf = (page: Page, id: string) =>
  page.getByRole('group').filter({ has: page.locator(`#${id}`) })
const sectionOf = (page: Page, { id }: { id: string }) => page.locator(`section#${id}`)
/** The sheets of the index and the entries beside it, both in the order of the series. */
const sheetsOf = (page: Page) =>
  page.getByRole('navigation', { name: documents.index }).getByRole('link')
const entriesOf = (page: Page) => sectionOf(page, documents).getByRole('listitem')

test.describe('the page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/resources')
  })

  test('the hero is a contour sheet and says that pictures are renderings', async ({ page }) => {
    const hero = page.getByRole('main').locator('section').first()
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(words.hero.title)
    await expect(hero).toContainText(/renderings/)
    await expect(hero.locator('img, video')).toHaveCount(0)
  })

  test('each article names its category, day and length, and opens in place', async ({ page }) => {
    expect(articles.entries).toHaveLength(3)
    for (const article of articles.entries) {
      const row = rowOf(page, article.id)
      const body = row.getByRole('article')
      await expect(body).toBeHidden()
      for (const fact of [article.category, article.date.text, article.readTime, article.excerpt]) {
        await expect(row.locator('summary')).toContainText(fact)
      }
      await row.getByText(articles.label).click()
      await expect(body).toBeVisible()
      await expect(body.getByText(`${articles.author},`)).toBeVisible()
      await expectLink(body, article.next)
      const length = ((await body.textContent()) ?? '').split(/\s+/).length
      expect(length).toBeGreaterThan(500)
      expect(length).toBeLessThan(900)
      expect(article.readTime).toBe(readTimeOf(article))
      expect(Math.abs(length - wordsIn(article))).toBeLessThan(60)
      await row.getByText(articles.closing, { exact: true }).click()
      await expect(body).toBeHidden()
    }
  })

  test('every document: type and size as the file has it, each link delivers', async ({
    page,
    request,
  }) => {
    await expect(entriesOf(page)).toHaveCount(documentSeries.length)
    await expect(sheetsOf(page)).toHaveCount(documentSeries.length)
    for (const [index, { slug, title, description }] of documentSeries.entries()) {
      const entry = entriesOf(page).nth(index)
      const sheet = sheetsOf(page).nth(index)
      await expect(entry).toContainText(description)
      const link = entry.getByRole('link', { name: `${documents.label} ${title}` })
      await expect(link).toHaveAttribute('href', fileOf(slug))
      await expect(link).toHaveAttribute('download')
      await expect(sheet).toHaveAttribute('href', fileOf(slug))
      const answer = await request.get(fileOf(slug))
      expect(answer.headers()['content-type']).toBe('application/pdf')
      expect(answer.headers()['content-disposition']).toBe(
        `inline; filename="bulk-glacier-water-${slug}.pdf"`,
      )
      const size = spokenSize((await answer.body()).length)
      await expect(entry).toContainText(`PDF, ${size}`)
      await expect(sheet).toContainText(size)
    }
  })

  test('the area of a sheet follows the size of its file, and none is too small for a finger', async ({
    page,
    request,
  }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const ratios: number[] = []
      for (const [index, { slug }] of documentSeries.entries()) {
        const box = await sheetsOf(page).nth(index).boundingBox()
        const bytes = (await (await request.get(fileOf(slug))).body()).length
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect(box?.height).toBeGreaterThanOrEqual(44)
        ratios.push(((box?.width ?? 0) * (box?.height ?? 0)) / bytes)
      }
      expect(Math.max(...ratios) / Math.min(...ratios)).toBeLessThan(1.02)
    }
  })

  test('a sheet lifts by four pixels under the pointer and on focus', async ({ page }) => {
    const sheet = sheetsOf(page).first()
    await sheet.scrollIntoViewIfNeeded()
    const before = await sheet.boundingBox()
    await sheet.focus()
    await expect
      .poll(async () => Math.round((before?.y ?? 0) - ((await sheet.boundingBox())?.y ?? 0)))
      .toBe(4)
  })

  test('on a phone the list leads, each entry with its crop of the land', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const list = await entriesOf(page).first().boundingBox()
    const sheets = await sheetsOf(page).first().boundingBox()
    expect(list?.y).toBeLessThan(sheets?.y ?? 0)
    for (const entry of await entriesOf(page).all()) {
      const crop = await entry.locator('svg:has(use[href="#index-land"])').boundingBox()
      const text = await entry.getByRole('heading').boundingBox()
      expect((crop?.x ?? 0) + (crop?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0)
    }
  })

  test('every media pack shows what is inside, and is delivered', async ({ page, request }) => {
    const plates = sectionOf(page, media).getByRole('article')
    await expect(plates).toHaveCount(mediaPacks.length)
    for (const [index, { slug, title, text }] of mediaPacks.entries()) {
      const plate = plates.nth(index)
      await expect(plate).toContainText(text)
      expect(await plate.getByRole('listitem').count()).toBeGreaterThan(4)
      const link = plate.getByRole('link', { name: `${media.label} ${title}` })
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
    const [{ slug, title } = { slug: '', title: '' }] = documentSeries
    const arriving = page.waitForEvent('download')
    await sectionOf(page, documents)
      .getByRole('link', { name: `${documents.label} ${title}` })
      .click()
    expect((await arriving).suggestedFilename()).toBe(`bulk-glacier-water-${slug}.pdf`)
  })

  test('the page has no violations, closed and open, at any width', async ({ page }) => {
    expect(await violationsOf(page)).toEqual([])
    for (const row of await page.getByText(articles.label).all()) await row.click()
    expect(await violationsOf(page)).toEqual([])
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
})

for (const { id } of articles.entries) {
  test(`a link to #${id} opens that article and no other`, async ({ page }) => {
    await page.goto(`/resources#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
  })
}

test('the newsletter field subscribes after one button in the mail, and says how to leave', async ({
  page,
  site,
  request,
}) => {
  const address = 'resources@reader.example'
  await page.goto('/resources#newsletter')
  const sheet = sectionOf(page, newsletter)
  for (const { term, text } of newsletter.terms) {
    await expect(sheet.getByText(term, { exact: true })).toBeVisible()
    await expect(sheet.getByText(text)).toBeVisible()
  }
  await sheet.getByLabel(newsletter.field.label).fill(address)
  await sheet.getByRole('button', { name: newsletter.field.button }).click()
  await expect(sheet.getByRole('status')).toContainText(newsletterNotices.subscribed.title)
  await expect(page.getByRole('contentinfo').getByRole('status')).toBeEmpty()
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
  const sheet = sectionOf(page, newsletter)
  await sheet.getByLabel(newsletter.field.label).fill('nobody')
  await sheet.getByRole('button', { name: newsletter.field.button }).click()
  await expect(sheet.getByLabel(newsletter.field.label)).toHaveAccessibleDescription(
    newsletterNotices.badAddress.description,
  )
  await expect(sheet.getByLabel(newsletter.field.label)).toHaveValue('nobody')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('articles open, by click and by link, and the field is answered by a page', async ({
    page,
    site,
  }) => {
    const [first, second] = articles.entries
    await page.goto(`/resources#${second.id}`)
    await expect(page.locator(`#${second.id}`)).toBeInViewport()
    await page.getByText(articles.label).first().click()
    await expect(page.locator(`#${first.id}`)).toBeVisible()
    const address = 'resources-scriptless@reader.example'
    const sheet = sectionOf(page, newsletter)
    await sheet.getByLabel(newsletter.field.label).fill(address)
    await sheet.getByRole('button', { name: newsletter.field.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      newsletterNotices.subscribed.title,
    )
    expect(site.subscriberState(address)).toBe('pending')
  })
})
