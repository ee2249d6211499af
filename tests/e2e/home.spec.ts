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
