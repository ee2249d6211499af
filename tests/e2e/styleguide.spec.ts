/** The parts that no page uses yet are tried on the workshop's own page. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { PublishedFile } from '../../contract/published-file.ts'
import { freePort } from './support/free-port.ts'

let workshop: ChildProcess
let address: string

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const port = await freePort()
  address = `http://localhost:${port}/styleguide`
  workshop = spawn(
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
})

test.afterAll(async () => {
  workshop.kill('SIGTERM')
  await once(workshop, 'exit')
})

// One test after the other: the first visit compiles what the next ones need.
test.describe.configure({ mode: 'serial', timeout: 60_000 })

test('every part is free of violations that axe can find', async ({ page }) => {
  await page.goto(address, { waitUntil: 'networkidle' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
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

test('a built site has no such page', async () => {
  const published = JSON.parse(await readFile('dist/published.json', 'utf8')) as PublishedFile[]
  expect(published.map(({ path }) => path)).not.toContain('/styleguide')
})
