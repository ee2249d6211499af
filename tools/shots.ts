/**
 * Photographs every route at 360, 768 and 1440 px into `shots/`, a page a file:
 * scrolled through first, so that everything lazy has arrived, with motion
 * reduced. Give paths to photograph only those: `npm run shots -- / /contact`.
 * Serves the built site itself, on a free port, with a throwaway database.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { pagePaths } from '../site/content/page-paths.ts'
import { chromiumLaunch } from './system-chromium.ts'

const widths = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const port = 3100 + Math.floor(Math.random() * 800)
const origin = `http://localhost:${port}`
const chosen = process.argv.slice(2)
const paths: string[] = chosen.length > 0 ? chosen : [...pagePaths, '/404']

async function photograph(page: Page, path: string, file: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    // A lazy picture that is not shown, in a closed row say, never arrives.
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode().catch(() => {})))
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: file, fullPage: true })
}

const dataDir = await mkdtemp(join(tmpdir(), 'shots-'))
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'pipe'],
})
let complaints = ''
server.stderr.on('data', (chunk: Buffer) => {
  complaints += chunk
})
await Promise.race([
  once(server.stdout, 'data'),
  once(server, 'exit').then(() => {
    throw new Error(`The server stopped:\n${complaints}`)
  }),
])
const browser = await chromium.launch(chromiumLaunch)
try {
  await mkdir('shots', { recursive: true })
  for (const viewport of widths) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    for (const path of paths) {
      const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w]+/g, '-')
      await photograph(page, path, `shots/${name}-${viewport.width}.png`)
    }
    await page.close()
  }
  console.log(`${paths.length * widths.length} pictures in shots/`)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}
