import { powersOfTen } from '../../site/figures/powers-of-ten.ts'
import { registry } from '../../site/figures/registry.ts'
import { sustainableDevelopmentGoals } from '../../site/views/sustainable-development-goals/sustainable-development-goals-sections.ts'
import { expectAtBothEnds, expectLink } from './support/links.ts'
import { firstSection, sectionsOf, sectionWith, titlesIn } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { strategy, targets, conference } = sectionsOf(sustainableDevelopmentGoals)

test.beforeEach(async ({ page }) => {
  await page.goto('/sustainable-development-goals')
})

test.describe('with its loop', () => {
  test.use({ loopsPlay: true })

  test('the hero moves and bears the full title', async ({ page }) => {
    const hero = firstSection(page)
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'Sustainable Development Goals',
    )
    await expect(hero.locator('video')).toHaveJSProperty('paused', false)
    await expect(hero.locator('video')).toHaveJSProperty('muted', true)
    await expect(hero).toContainText('UN stakeholders')
  })
})

test('four strategy cards', async ({ page }) => {
  const section = sectionWith(page, strategy.heading)
  await expect(titlesIn(section)).toHaveText(strategy.definitions.map(({ term }) => term))
  expect(strategy.definitions).toHaveLength(4)
  for (const definition of strategy.definitions) {
    for (const text of definition.text) await expect(section.getByText(text)).toBeVisible()
    if ('link' in definition) {
      await expectLink(section, definition.link)
    }
  }
})

test('four targets, each with number, title, description and achievement', async ({ page }) => {
  const section = sectionWith(page, targets.heading)
  const drawn = section.getByRole('article')
  await expect(drawn).toHaveCount(4)
  for (const [at, number] of ['6.1', '6.2', '6.6', '6.A'].entries()) {
    const { title, figure, label, text, drawing } = targets.items[at] ?? targets.items[0]
    expect(title).toMatch(new RegExp(`^${number.replace('.', '\\.')} \\w+`))
    await expect(titlesIn(drawn.nth(at))).toHaveText(title)
    for (const words of [figure, label, text]) await expect(drawn.nth(at)).toContainText(words)
    await expect(drawn.nth(at).getByRole('img', { name: drawing.title })).toBeVisible()
  }
  await expect(section).toContainText('not assessed by the UN')
})

test('a drop has one full ring for each zero of its count; a share has a dial', async ({
  page,
}) => {
  const drawn = sectionWith(page, targets.heading).getByRole('article')
  const { peopleReached, schools, revenueShare, partnershipsAll } = registry
  for (const [at, { value }] of [
    [0, peopleReached],
    [1, schools],
    [3, partnershipsAll],
  ] as const) {
    const { full, part } = powersOfTen(value)
    const target = drawn.nth(at)
    await expect(target.locator('[data-ring="full"]')).toHaveCount(full)
    await expect(target.locator('[data-ring="part"]')).toHaveCount(part > 0 ? 1 : 0)
    if (part === 0) continue
    // The arc lies on the first ring that is not full.
    const turned = await target.evaluate((article) => {
      const arc = article.querySelector<SVGPathElement>('[data-ring="part"]')
      const ring = article.querySelector<SVGCircleElement>('[data-ring="open"]')
      return (arc?.getTotalLength() ?? 0) / (ring?.getTotalLength() ?? 1)
    })
    expect(turned).toBeCloseTo(part, 2)
  }
  await expect(drawn.nth(2).locator('[data-share]')).toHaveAttribute(
    'data-share',
    String(revenueShare.value / 100),
  )
})

test('the conference block names month, city and both hosts, no days, and no tense that ages', async ({
  page,
}) => {
  const block = sectionWith(page, '2026 UN Water Conference')
  await expect(block).toContainText('Abu Dhabi, December 2026')
  await expect(block).toContainText('The United Arab Emirates and Senegal')
  for (const { title, text } of conference.rows) {
    await expect(block.getByRole('heading', { name: title })).toBeVisible()
    await expect(block).toContainText(text)
  }
  await expect(block).not.toContainText(/\d\s*[–-]\s*\d+ December/)
  await expect(block).not.toContainText(/\b(?:will|was|were|upcoming|soon|last|next|took place)\b/i)
})

test('the page leads to partnerships and contact', async ({ page }) => {
  await expectAtBothEnds(page, [
    { label: 'Partnerships', href: '/partnerships' },
    { label: 'Contact us', href: '/contact' },
  ])
})
