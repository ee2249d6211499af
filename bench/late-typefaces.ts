import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { movedByTypefaces } from '../tests/e2e/support/layout-shift.ts'
import { chromiumLaunch } from '../tools/system-chromium.ts'

/** A phone as Lighthouse has it, and a desktop. */
export const windows = [
  { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 1.75 },
  { viewport: { width: 1440, height: 900 } },
] as const

/** A machine that has the typefaces of these folders and no others; without folders this one. */
export async function machineWith(folders: readonly string[]) {
  const place = await mkdtemp(join(tmpdir(), 'typefaces-'))
  const list = folders.map((folder) => `<dir>${folder}</dir>`).join('')
  const file = join(place, 'fonts.conf')
  await writeFile(file, `<fontconfig>${list}<cachedir>${place}</cachedir></fontconfig>`)
  const browser = await chromium.launch({
    ...chromiumLaunch,
    env: { ...process.env, ...(folders.length > 0 && { FONTCONFIG_FILE: file }) },
  })
  return {
    /** How much a page moves in each of the windows when its typefaces come late (Cumulative Layout Shift). */
    async shifts(address: string): Promise<number[]> {
      const all = []
      for (const look of windows) all.push(await shiftIn(browser, look, address))
      return all
    },
    async end(): Promise<void> {
      await browser.close()
      await rm(place, { recursive: true })
    },
  }
}

async function shiftIn(browser: Browser, look: (typeof windows)[number], address: string) {
  const page = await browser.newPage(look)
  const { shift } = await movedByTypefaces(page, address)
  await page.close()
  return shift
}
