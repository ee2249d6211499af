import { aboutSections } from '../../site/views/about/about-sections.ts'
import { hrefOn } from './support/links.ts'
import { firstSection, lastSection, sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { next, voices, principles } = sectionsOf(aboutSections('en'))

/** Each group with the numbers of its principles, counted through all groups. */
const numbered = principles.groups.map((group, at) => {
  const before = principles.groups.slice(0, at).reduce((sum, { notes }) => sum + notes.length, 0)
  return { ...group, numbers: group.notes.map((_, index) => String(before + index + 1)) }
})

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
})

test('the hero moves behind its title', async ({ page }) => {
  const hero = firstSection(page)
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(hero.locator('video')).toBeAttached()
})

test('Vision and Mission face each other, their first lines level', async ({ page }) => {
  const section = sectionWith(page, voices.heading)
  const tops: (number | undefined)[] = []
  for (const name of ['Vision', 'Mission']) {
    const title = section.getByRole('heading', { name, exact: true })
    tops.push((await title.boundingBox())?.y)
  }
  expect(tops[0]).toBeGreaterThan(0)
  expect(tops[0]).toBe(tops[1])
  for (const { statement } of voices.voices)
    await expect(section.getByText(statement)).toBeVisible()
})

test('Environmental, Social and Governance have four principles each', async ({ page }) => {
  const section = sectionWith(page, principles.heading)
  await expect(titlesIn(section)).toHaveText(['Environmental', 'Social', 'Governance'])
  for (const { name, notes } of numbered) {
    expect(notes).toHaveLength(4)
    const group = section.locator('section', { has: page.getByRole('heading', { name }) })
    await expect(group.getByRole('heading', { level: 4 })).toHaveText(
      notes.map(({ title }) => title),
    )
    await expect(group.getByRole('listitem')).toContainText(notes.map(({ text }) => text))
  }
})

test('each principle’s number stands on its stream', async ({ page }) => {
  const sheet = page.getByRole('img', { name: principles.drawing.title })
  for (const { name, numbers } of numbered) {
    await expect(sheet.getByText(name, { exact: true })).toBeVisible()
    for (const number of numbers) {
      await expect(sheet.getByText(number, { exact: true })).toBeVisible()
    }
  }
})

test('on a phone each stream is a strip above its own principles', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const section = sectionWith(page, principles.heading)
  for (const { name, numbers } of numbered) {
    const group = section.locator('section', { has: page.getByRole('heading', { name }) })
    const strip = group.locator('svg')
    await expect(strip).toBeVisible()
    await expect(strip.locator('text')).toHaveText(numbers)
    // Both in one look: a page still settles into another width.
    await expect
      .poll(() =>
        group.evaluate((stream) => {
          const [drawn, list] = ['svg', 'ol, ul'].map((one) =>
            stream.querySelector(one)?.getBoundingClientRect(),
          )
          return (list?.top ?? Number.NaN) - (drawn?.bottom ?? Number.NaN)
        }),
      )
      .toBeGreaterThanOrEqual(0)
  }
})

test('the page ends with a way to write, at our goals and at the partnerships', async ({
  page,
}) => {
  const links = lastSection(page).getByRole('link')
  await expect(links).toHaveText(next.actions.map(({ label }) => label))
  for (const [at, href] of ['/contact', '/our-goals', '/partnerships'].entries()) {
    await expect(links.nth(at)).toHaveAttribute('href', hrefOn(page, href))
  }
})
