import type { Page } from '@playwright/test'
import { drawn } from './support/measure.ts'
import { firstSection } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test.use({ loopsPlay: true })

/** Addresses of loops the page asked for. */
function watchLoops(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  return asked
}

const hero = firstSection

test('the loop starts by itself, muted, rests out of view, and the button pauses it and starts it again', async ({
  page,
}) => {
  await page.goto('/')
  const video = hero(page).locator('video')
  await expect(hero(page).getByRole('button', { name: 'Pause the background' })).toBeVisible()
  await expect(video).toHaveJSProperty('paused', false)
  await expect(video).toHaveJSProperty('muted', true)
  await expect(video).toHaveJSProperty('loop', true)
  await hero(page).getByRole('button', { name: 'Pause the background' }).click()
  await expect(video).toHaveJSProperty('paused', true)
  // What the visitor paused stays so after a look further down.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await hero(page).scrollIntoViewIfNeeded()
  await expect(hero(page).getByRole('button', { name: 'Play the background' })).toBeInViewport()
  await drawn(page)
  await expect(video).toHaveJSProperty('paused', true)
  await hero(page).getByRole('button', { name: 'Play the background' }).click()
  await expect(video).toHaveJSProperty('paused', false)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(video).toHaveJSProperty('paused', true)
})

test('under reduced motion nothing moves and no loop is fetched, until the visitor presses play', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked = watchLoops(page)
  await page.goto('/')
  // The button comes with the script that would have fetched one.
  const play = hero(page).getByRole('button', { name: 'Play the background' })
  await expect(play).toBeVisible()
  await drawn(page)
  expect(asked).toEqual([])
  await play.click()
  const video = hero(page).locator('video')
  await expect(video).toHaveJSProperty('paused', false)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(video).toHaveJSProperty('paused', true)
  await hero(page).scrollIntoViewIfNeeded()
  await expect(video).toHaveJSProperty('paused', false)
})

test('of several changes at once the last one counts', async ({ page }) => {
  await page.addInitScript(() => {
    const Native = window.IntersectionObserver
    window.IntersectionObserver = class extends Native {
      constructor(notice: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const before = entries.map((entry) => ({ target: entry.target, isIntersecting: false }))
          notice([...(before as IntersectionObserverEntry[]), ...entries], observer)
        }, options)
      }
    }
  })
  await page.goto('/')
  await expect(hero(page).locator('video')).toHaveJSProperty('paused', false)
})

for (const connection of [{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '2g' }])
  test(`with ${JSON.stringify(connection)} no loop is fetched`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const asked = watchLoops(page)
    await page.goto('/')
    await expect(hero(page).getByRole('button', { name: 'Play the background' })).toBeVisible()
    await drawn(page)
    expect(asked).toEqual([])
  })

test('a refused play leaves the poster and a button that says so', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto('/')
  await expect(hero(page).getByRole('button', { name: 'Play the background' })).toBeVisible()
  await expect(hero(page).locator('img')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('only the poster is there', async ({ page }) => {
    const asked = watchLoops(page)
    await page.goto('/')
    await expect(hero(page).locator('img')).toBeVisible()
    await expect(hero(page).locator('button')).toBeHidden()
    expect(asked).toEqual([])
  })
})
