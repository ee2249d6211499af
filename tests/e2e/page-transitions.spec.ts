import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/site.ts'

/** How light a frame is (0 to 255), and how far its pixels differ: a blank one is all alike. */
type Frame = { light: number; variety: number }

async function frameOf(picture: Buffer): Promise<Frame> {
  const { channels } = await sharp(picture).greyscale().stats()
  return { light: channels[0]?.mean ?? 0, variety: channels[0]?.stdev ?? 0 }
}

/** Every frame that the browser paints from before `act` until the page that it leads to stands there. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<Frame[]> {
  const browser = await page.context().newCDPSession(page)
  const frames: Promise<Frame>[] = []
  browser.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(frameOf(Buffer.from(data, 'base64')))
    void browser.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await browser.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 480 })
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  await act()
  // Anew each time: a first picture may be taken while the pages still fade into each other.
  await expect
    .poll(async () => {
      const now = await frameOf(await page.screenshot())
      return Math.abs(((await frames.at(-1))?.light ?? 0) - now.light)
    })
    .toBeLessThan(6)
  await browser.send('Page.stopScreencast')
  return Promise.all(frames)
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  for (const [from, name, to] of [
    ['/', 'Water Purity', '/water-purity'],
    ['/water-purity', 'About', '/about'],
  ] as const) {
    test(`no pale or blank frame stands between ${from} and ${to}, motion ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto(from)
      const frames = await framesDuring(page, async () => {
        const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
        // By script: a pointer would scroll down to it, and the page begin with its foot.
        await link.first().evaluate((element) => (element as HTMLElement).click())
        await expect(page).toHaveURL(to)
        await page.waitForLoadState()
      })
      // Both pages begin with a dark picture: between them nothing may be pale, as the ground of a page is (above 200).
      // Where one fades into the other, a busy Chromium adds both up for a frame, or loses both, and the dark ground
      // shows; without fading no frame may be empty.
      const ends = Math.max(frames[0]?.light ?? 0, frames.at(-1)?.light ?? 0)
      for (const { light, variety } of frames) {
        expect(light).toBeLessThan(ends + 40)
        if (reducedMotion === 'reduce') expect(variety).toBeGreaterThan(8)
      }
    })
  }
}
