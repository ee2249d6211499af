/** The parts that no page uses yet are tried on the development server's own page. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { PublishedFile } from '../../contract/published-file.ts'
import { freePort } from '../support/free-port.ts'
import { violationsOf } from './support/violations.ts'

let server: ChildProcess
let address: string

test.beforeAll(async ({ browser }) => {
  test.setTimeout(90_000)
  const port = await freePort()
  address = `http://localhost:${port}/styleguide`
  server = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
    {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: 'ignore',
    },
  )
  await expect
    .poll(async () => (await fetch(address).catch(() => null))?.status, { timeout: 60_000 })
    .toBe(200)
  // The first visit compiles the islands; the page may reload once while it does.
  const page = await browser.newPage()
  await page.goto(address)
  await expect(page.getByRole('tab', { name: 'First sheet' })).toBeVisible()
  await expect(page.locator('button#select')).toBeVisible({ timeout: 30_000 })
  await page.close()
})

test.afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
})

// The video site is not asked: a stand-in answers in its place.
test.beforeEach(async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
})

// One test after the other: the first visit compiles what the next ones need.
test.describe.configure({ mode: 'serial', timeout: 60_000 })

test('every part is free of violations that axe can find', async ({ page }) => {
  await page.goto(address, { waitUntil: 'networkidle' })
  expect(await violationsOf(page)).toEqual([])
})

test('a dialog keeps focus, and Escape, its control and Back close it', async ({ page }) => {
  await page.goto(address, { waitUntil: 'networkidle' })
  const opener = page.getByRole('button', { name: 'Open the dialog' })
  const dialog = page.getByRole('dialog', { name: 'A dialog' })

  await opener.click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(address)

  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await opener.click()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(address)
})

test('a link to a dialog opens it', async ({ page }) => {
  await page.goto(`${address}#sample-dialog`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible()
})

test('tabs follow the arrow keys and have addresses', async ({ page }) => {
  await page.goto(`${address}#second-sheet`, { waitUntil: 'networkidle' })
  await expect(page.getByText('The second sheet.')).toBeVisible()
  await page.getByRole('tab', { name: 'Second sheet' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Third sheet' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByText('The third sheet.')).toBeVisible()
  await expect(page.getByText('The second sheet.')).toBeHidden()
  await expect(page).toHaveURL(`${address}#third-sheet`)
})

test('a video-site link is embedded without cookies, muted, scaled, and gives way to its poster', async ({
  page,
}) => {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.locator('iframe')).toHaveCount(0)
  const hero = page.locator('.hero').filter({ hasText: 'Video site' })
  await hero.scrollIntoViewIfNeeded()
  const player = hero.locator('iframe')
  await expect(player).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/,
  )
  await expect(player).toHaveAttribute('src', /mute=1/)
  await expect(player).toHaveCSS('transform', /matrix\(1\.15, 0, 0, 1\.15/)
  await hero.getByRole('button', { name: 'Pause the background' }).click()
  await expect(player).toHaveCount(0)
  await hero.getByRole('button', { name: 'Play the background' }).click()
  await expect(player).toHaveCount(1)
})

test('a built site has no such page', async () => {
  const published = JSON.parse(await readFile('dist/published.json', 'utf8')) as PublishedFile[]
  expect(published.map(({ path }) => path)).not.toContain('/styleguide')
})
