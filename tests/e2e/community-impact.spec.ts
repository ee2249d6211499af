import { registry } from '../../site/figures/registry.ts'
import { communityImpact } from '../../site/views/community-impact/community-impact-sections.ts'
import { expectEnd } from './support/links.ts'
import { sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { next, given, statistics, pillars, impact, benefits } = sectionsOf(communityImpact)

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/community-impact')
})

test('the litres given stand as full containers and the part of one, at any width', async ({
  page,
}) => {
  const count = registry.givenContainers.value
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 })
    const drawing = page.getByRole('img', { name: given.drawing.title })
    await expect(drawing).toBeVisible()
    const full = await drawing.evaluate((svg) => {
      const pattern = svg.querySelector('pattern')
      const cell = Number(pattern?.getAttribute('width')) * Number(pattern?.getAttribute('height'))
      return [...svg.querySelectorAll<SVGRectElement>('rect[fill^="url"]')]
        .map(({ width, height }) => (width.baseVal.value * height.baseVal.value) / cell)
        .reduce((sum, boxes) => sum + boxes, 0)
    })
    expect(full).toBeCloseTo(Math.floor(count), 6)
    const [box = 1, level = 0] = await drawing
      .locator('[data-last]')
      .evaluateAll((parts) =>
        parts.map((part) => (part instanceof SVGGraphicsElement ? part.getBBox().height : 0)),
      )
    expect(level / box).toBeCloseTo(count % 1, 2)
    await expect(drawing).toContainText(given.drawing.label)
  }
})

test('the containers are reckoned in sight: litres, litres in one, containers', async ({
  page,
}) => {
  const section = sectionWith(page, given.heading)
  for (const [at, { figure, unit, scope }] of given.figures.entries()) {
    const line = section.getByRole('listitem').nth(at)
    await expect(line).toContainText(`${figure} ${unit}`)
    await expect(line).toContainText(scope)
  }
})

test('four stats, each with what it counts', async ({ page }) => {
  const stats = sectionWith(page, statistics.heading).getByRole('listitem')
  await expect(stats).toHaveCount(4)
  for (const [at, { unit, scope }] of statistics.figures.entries()) {
    await expect(stats.nth(at)).toContainText(unit)
    await expect(stats.nth(at)).toContainText(scope)
  }
  const { communitiesMany, schools, projectSuccess, jobsMany } = registry
  for (const [at, figure] of [communitiesMany, schools, projectSuccess, jobsMany].entries()) {
    await expect(stats.nth(at)).toContainText(figure.number)
  }
})

test('four pillars pass one tap stand, which gains a part with each', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const rail = sectionWith(page, pillars.heading)
  await expect(titlesIn(rail)).toHaveText([
    'Revenue Share',
    'Targeted Projects',
    'Community-Led',
    'Long-term Support',
  ])
  const drawing = rail.getByRole('img', { name: pillars.drawing.title })
  for (const [index, entry] of (await rail.locator('[data-entry]').all()).entries()) {
    await entry.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(rail).toHaveAttribute('data-rail', String(index + 1))
    const shown = await drawing
      .locator('[data-part]')
      .evaluateAll(
        (parts) => parts.filter((part) => getComputedStyle(part).visibility === 'visible').length,
      )
    expect(shown).toBe(index + 1)
  }
})

test('social and environmental impact are two lists of equal length', async ({ page }) => {
  const lists = sectionWith(page, impact.heading)
  for (const { name } of impact.voices) {
    await expect(lists.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(titlesIn(lists)).toHaveText(impact.rows.map(({ question }) => question))
  for (const { answers } of impact.rows) {
    expect(answers).toHaveLength(2)
    for (const answer of answers) await expect(lists.getByText(answer)).toBeVisible()
  }
})

test('CSR partner benefits say which are in place and which are agreed', async ({ page }) => {
  const section = sectionWith(page, benefits.heading)
  const lines = section.getByRole('listitem')
  await expect(lines).toHaveCount(benefits.lines.length)
  for (const [at, { title, ticked, status }] of benefits.lines.entries()) {
    const { means } = ticked ? benefits.legend.ticked : benefits.legend.open
    await expect(lines.nth(at).getByRole('heading')).toHaveText(`${title}, ${means}`)
    await expect(lines.nth(at)).toContainText(status)
  }
  await expect(section).toContainText(registry.csrPartners.number)
  await expect(section).toContainText(benefits.beside.scope)
})

test('the page leads to partnerships', async ({ page }) => {
  await expectEnd(page, next, ['/partnerships', '/contact'])
})
