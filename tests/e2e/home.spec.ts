import { firstSection } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test('what is sold and the first step stand on the first screen of a desktop and of a phone', async ({
  page,
}) => {
  await page.goto('/')
  const hero = firstSection(page)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(viewport)
    const formats = hero.getByRole('listitem').getByRole('link')
    await expect(formats).toHaveCount(4)
    for (const format of await formats.all()) await expect(format).toBeInViewport({ ratio: 1 })
    const quote = hero.locator('a[href^="/contact?topic=supply"]')
    await expect(quote).toBeInViewport({ ratio: 1 })
    await expect(hero.getByRole('paragraph').first()).toBeInViewport({ ratio: 1 })
  }
})

test.describe('where loops may play', () => {
  test.use({ loopsPlay: true })

  test('a small script that sinks the title is asked for by a wide window that may move, and the title stays text', async ({
    page,
  }) => {
    const sinks = /\/sink-title[\w.-]+\.js$/
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const rests = () => page.waitForFunction(() => !document.querySelector('[data-deferred]'))
    for (const [width, reducedMotion] of [
      [390, 'no-preference'],
      [1440, 'reduce'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion })
      await page.goto('/')
      await rests()
      expect(asked.filter((address) => sinks.test(address))).toEqual([])
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const script = page.waitForResponse((response) => sinks.test(response.url()))
    await page.goto('/')
    expect((await (await script).body()).length).toBeLessThan(15 * 1024)
    await expect(page.getByRole('heading', { level: 1, name: 'Drinking Water' })).toBeVisible()
  })
})
