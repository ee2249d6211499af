import type { Page } from '@playwright/test'
import { fillWords } from '../../contract/words/fill-words.ts'
import { allPages } from '../../site/content/all-pages.ts'
import { productSheet } from '../../site/content/documents/product-sheet.ts'
import { routeOf } from '../../site/content/routes.ts'
import { searchFrame, searchWords } from '../../site/content/search.ts'
import { figuresFor } from '../../site/figures/figures-for.ts'
import { holdRequests } from './support/hold-requests.ts'
import { boxesOf } from './support/measure.ts'
import { sidewaysOverflow } from './support/page-guarantees.ts'
import { expect, test } from './support/site.ts'
import { violationsOf } from './support/violations.ts'

const words = searchFrame('en')
const { words: results } = searchWords('en')

const dialog = (page: Page) => page.getByRole('dialog', { name: words.label })
const field = (page: Page) => page.getByRole('textbox', { name: words.field })
const icon = (page: Page) => page.getByRole('banner').getByRole('button', { name: words.label })
const group = (page: Page, name: keyof typeof results.groups) =>
  dialog(page).getByRole('region', { name: results.groups[name] })
const first = (page: Page) => dialog(page).getByRole('listitem').getByRole('link').first()

/** Requests for what a page needs only once somebody searches. */
function requestsOfSearch(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (/\/_astro\/search[.-]/.test(request.url())) seen.push(request.url())
  })
  return seen
}

test('the icon, the slash and Ctrl with K open the search, Escape closes it and gives the focus back', async ({
  page,
}) => {
  const requests = requestsOfSearch(page)
  await page.goto('/about')
  expect(requests).toEqual([])
  await icon(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(icon(page)).toBeFocused()
  for (const keys of ['Enter', 'Space', '/', 'Control+k']) {
    await page.keyboard.press(keys)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(icon(page)).toBeFocused()
  }
  await page.keyboard.press('/')
  await page.keyboard.type(routeOf('/water-purity', 'en').name)
  await expect(first(page)).toBeVisible()
  // What finds, and what it finds in: once each, however often the search was opened.
  expect(requests).toHaveLength(2)
})

test('a slash typed into a field stays there, and who switches the slash off keeps it off', async ({
  page,
}) => {
  await page.goto('/about')
  const address = page.getByLabel('Stay Updated')
  await address.pressSequentially('a/b')
  await expect(address).toHaveValue('a/b')
  await expect(dialog(page)).toBeHidden()
  await address.blur()
  await page.keyboard.press('/')
  await dialog(page).getByRole('checkbox', { name: results.slash }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.keyboard.press('/')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
})

test('what is typed before the script has arrived is kept and searched', async ({ page }) => {
  const files = await holdRequests(page, /\/_astro\/search[.-]/)
  await page.goto('/about')
  await page.keyboard.press('/')
  await page.keyboard.type(routeOf('/water-purity', 'en').name)
  files.release()
  await expect(first(page)).toHaveAttribute('href', '/water-purity')
  await expect(field(page)).toHaveValue(routeOf('/water-purity', 'en').name)
  await expect(field(page)).toBeFocused()
})

test('Enter opens the first result; arrow keys move along the others and back to the field', async ({
  page,
}) => {
  await page.goto('/about')
  await page.keyboard.press('/')
  await page.keyboard.type(routeOf('/bulk-delivery', 'en').name)
  await expect(first(page)).toHaveAttribute('href', '/bulk-delivery')
  await page.keyboard.press('ArrowDown')
  await expect(first(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const second = dialog(page).getByRole('listitem').nth(1).getByRole('link')
  await expect(second).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bulk-delivery$/)
})

test('a section is scrolled to, below the header, on this page and on another', async ({
  page,
}) => {
  for (const from of ['/contact', '/about']) {
    await page.goto(from)
    await page.keyboard.press('/')
    await page.keyboard.type('gdpr')
    await expect(first(page)).toHaveAttribute('href', '/contact#privacy')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contact#privacy$/)
    await expect(dialog(page)).toBeHidden()
    const heading = page.getByRole('heading', { name: 'Privacy', exact: true })
    await expect(heading).toBeInViewport()
    const [header, box] = await boxesOf(page.getByRole('banner'), heading)
    expect(box.top).toBeGreaterThanOrEqual(header.bottom)
  }
})

test('figures, documents and ports are found with what they are, and nothing found leads on', async ({
  page,
}) => {
  await page.goto('/about')
  await page.keyboard.press('/')

  await test.step('figures and documents are found, with what they are', async () => {
    const { containerVolume } = figuresFor('en')
    await field(page).fill(containerVolume.text.replace(',', ' '))
    const figure = group(page, 'figures').getByRole('link').first()
    await expect(figure).toContainText(containerVolume.text)
    await expect(figure).toContainText(containerVolume.label)
    await expect(figure).toContainText(containerVolume.basisText)
    const sheet = productSheet('en')
    await field(page).fill(sheet.title)
    const file = group(page, 'files').getByRole('link').first()
    await expect(file).toContainText(/PDF, \d+ kB/)
    await expect(file).toHaveAttribute('href', `/downloads/${sheet.slug}.pdf`)
  })

  await test.step('the name of a port leads to the planner with that port', async () => {
    await field(page).fill('Mombasa')
    const port = dialog(page).getByRole('link', { name: 'Mombasa, Kenya' })
    await expect(port).toHaveAttribute('href', '/access-bulk-water?port=KEMBA#plan')
  })

  await test.step('nothing found is said, and ways on are offered', async () => {
    await field(page).fill('zzyzx')
    await expect(dialog(page).getByRole('status')).toHaveText(
      fillWords(results.none, { query: 'zzyzx' }, 'en'),
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/about/)
    for (const { label } of results.ways) {
      await expect(dialog(page).getByRole('link', { name: label })).toBeVisible()
    }
    await dialog(page)
      .getByRole('link', { name: allPages('en').label })
      .click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: allPages('en').label })).toBeInViewport()
  })
})

test('the way to a quote brings the page along on which it was found', async ({ page }) => {
  await page.goto('/solutions')
  await page.keyboard.press('/')
  await page.keyboard.type('price')
  await expect(first(page)).toHaveAttribute('href', '/contact?topic=supply&from=solutions')
})

test('an address opens the search with its words, and closing it leaves the address', async ({
  page,
}) => {
  await page.goto('/about#search=alkaline%20water')
  await expect(field(page)).toHaveValue('alkaline water')
  await expect(first(page)).toHaveAttribute('href', '/alkaline-water')
  await field(page).fill('purity')
  await expect(page).toHaveURL(/#search=purity$/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/about$/)
})

test.describe('when the network fails', () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported/ })

  test('the search says so, and a second try serves the words that stand there', async ({
    page,
  }) => {
    // Before the page: a request made right after the route may still pass it.
    await page.route('**/search-index*', (route) => route.abort())
    await page.goto('/about')
    await page.keyboard.press('/')
    await page.keyboard.type(routeOf('/pure-flow', 'en').name)
    await expect(dialog(page).getByRole('alert')).toContainText(words.failed)
    await page.unroute('**/search-index*')
    await dialog(page).getByRole('button', { name: words.retry }).click()
    await expect(first(page)).toHaveAttribute('href', '/pure-flow')
    await expect(dialog(page).getByRole('alert')).toBeHidden()
  })

  test('the script itself may come late as well', async ({ page }) => {
    // Before the page: a request made right after the route may still pass it.
    await page.route('**/_astro/search.*', (route) => route.abort())
    await page.goto('/about')
    await page.keyboard.press('/')
    await expect(dialog(page).getByRole('alert')).toContainText(words.failed)
    await page.unroute('**/_astro/search.*')
    await dialog(page).getByRole('button', { name: words.retry }).click()
    await expect(dialog(page).getByText(results.often)).toBeVisible()
  })
})

test('open, it is free of violations, fits and is easily hit at 360 and at 1280 px', async ({
  page,
}) => {
  await page.goto('/about')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    await icon(page).click()
    await field(page).fill('ph')
    await expect(group(page, 'figures')).toBeVisible()
    expect.soft(await violationsOf(page, 'dialog[open]'), `at ${width} px`).toEqual([])
    expect.soft(await sidewaysOverflow(page), `px sideways at ${width} px`).toBe(0)
    const targets = [
      icon(page),
      dialog(page).getByRole('button', { name: words.close }),
      ...(await dialog(page).getByRole('listitem').getByRole('link').all()),
    ]
    const small = (await boxesOf(...targets)).filter((box) => Math.min(box.width, box.height) < 44)
    expect.soft(small, `targets under 44 px at ${width} px`).toEqual([])
    await dialog(page).getByRole('button', { name: words.close }).click()
    await expect(dialog(page)).toBeHidden()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the icon leads to the list of all pages', async ({ page }) => {
    await page.goto('/about')
    await icon(page).click()
    await expect(page.getByRole('navigation', { name: allPages('en').label })).toBeInViewport()
  })
})
