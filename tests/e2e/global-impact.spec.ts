import { registry } from '../../site/figures/registry.ts'
import { globalImpact } from '../../site/views/global-impact/global-impact-sections.ts'
import { expectAtBothEnds, expectLink } from './support/links.ts'
import { firstSection, sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { headline, regions, areas, framework } = sectionsOf(globalImpact)
const { heading, map, places } = regions

test.beforeEach(async ({ page }) => {
  await page.goto('/global-impact')
})

test.describe('with its loop', () => {
  test.use({ loopsPlay: true })

  test('the hero moves by itself, muted and looping, until the visitor pauses it', async ({
    page,
  }) => {
    const hero = firstSection(page)
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Global Impact')
    const video = hero.locator('video')
    await expect(video).toHaveJSProperty('paused', false)
    await expect(video).toHaveJSProperty('muted', true)
    await expect(video).toHaveJSProperty('loop', true)
    await hero.getByRole('button', { name: 'Pause the background' }).click()
    await expect(video).toHaveJSProperty('paused', true)
  })
})

test('four headline figures, each with what it counts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const figures = page.getByRole('region', { name: headline.label }).getByRole('listitem')
  await expect(figures).toHaveCount(4)
  const { livesTouched, countries, communitiesMost, partnershipsAll } = registry
  const shown = [livesTouched, countries, communitiesMost, partnershipsAll]
  for (const [at, { unit, scope }] of headline.figures.entries()) {
    await expect(figures.nth(at)).toContainText(`${shown[at]?.number} ${unit}`)
    await expect(figures.nth(at)).toContainText(scope)
  }
  await expect(figures.nth(1)).toContainText(registry.countriesActive.number)
})

test('four regions: description, communities and focus, under the letters of the map', async ({
  page,
}) => {
  const section = sectionWith(page, heading)
  const notes = section.getByRole('listitem')
  await expect(notes).toHaveCount(4)
  const drawing = section.getByRole('img', { name: map.title })
  for (const [at, { name, text, facts, count }] of places.entries()) {
    const note = notes.nth(at)
    await expect(note.getByRole('heading')).toHaveText(name)
    await expect(note).toContainText(text)
    await expect(note.getByRole('term')).toHaveText(facts.map(({ term }) => term))
    await expect(note.getByRole('definition')).toHaveText(facts.map(({ value }) => value))
    await expect(note).toContainText('ABCD'.charAt(at))
    await expect(
      drawing.getByText('ABCD'.charAt(at), { exact: true }).locator('visible=true'),
    ).toHaveCount(1)
    await expect(drawing.getByText(count, { exact: true })).toBeVisible()
  }
})

test('a phone shows one dot for each community, as four blocks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const section = sectionWith(page, heading)
  await expect(section.getByRole('img', { name: map.title })).toBeHidden()
  const blocks = section.getByRole('listitem').filter({ has: page.locator('svg pattern') })
  await expect(blocks).toHaveCount(4)
  for (const [at, { name, communities, count }] of places.entries()) {
    await expect(blocks.nth(at)).toContainText(name)
    await expect(blocks.nth(at)).toContainText(count)
    const counted = await blocks
      .nth(at)
      .locator('svg')
      .evaluate((svg) => {
        const pitch = Number(svg.querySelector('pattern')?.getAttribute('width'))
        return [...svg.querySelectorAll('rect')].reduce((sum, field) => {
          const { width, height } = field.getBBox()
          return sum + (width / pitch) * (height / pitch)
        }, 0)
      })
    expect(Math.round(counted)).toBe(communities)
  }
})

test('three impact areas, one large and two small, each with its figures', async ({ page }) => {
  const plates = sectionWith(page, areas.heading).getByRole('article')
  await expect(plates).toHaveCount(3)
  for (const [at, { list }] of areas.plates.entries()) {
    await expect(titlesIn(plates.nth(at))).toHaveText(list.title)
    await expect(plates.nth(at).getByRole('img')).toBeVisible()
    await expect(plates.nth(at).getByRole('listitem')).toHaveText([...list.items])
  }
  const widths = await plates.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  expect(widths[0]).toBeGreaterThan(1.5 * Math.max(widths[1] ?? 0, widths[2] ?? 0))
})

test('the United Nations block leads from each target to our page on it, without any box', async ({
  page,
}) => {
  const lines = sectionWith(page, framework.heading).getByRole('listitem')
  await expect(lines).toHaveCount(framework.lines.length)
  for (const [at, { title, link }] of framework.lines.entries()) {
    await expect(lines.nth(at).getByRole('heading')).toHaveText(title)
    await expectLink(lines.nth(at), link)
    await expect(lines.nth(at)).not.toHaveAttribute('data-ticked')
  }
})

test('the page leads to partnerships and contact', async ({ page }) => {
  await expectAtBothEnds(page, [
    { label: 'Partnerships', href: '/partnerships' },
    { label: 'Contact us', href: '/contact' },
  ])
})
