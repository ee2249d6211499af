import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/sustainable-development-goals')
})

test('the hero moves and bears the full title', async ({ page }) => {
  const hero = page.locator('main > section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Sustainable Development Goals')
  await expect(hero.locator('video')).toHaveJSProperty('paused', false)
  await expect(hero.locator('video')).toHaveJSProperty('muted', true)
  await expect(hero).toContainText('UN stakeholders')
})

test('four strategy cards', async ({ page }) => {
  const cards = page.locator('.definition')
  await expect(cards).toHaveCount(4)
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w/)
    await expect(card.locator('p').first()).toHaveText(/\w/)
  }
})

test('four targets, each with number, title, description and achievement', async ({ page }) => {
  const targets = page.getByRole('article')
  await expect(targets).toHaveCount(4)
  for (const [index, [number, achievement]] of [
    ['6.1', '1M+'],
    ['6.2', '25'],
    ['6.6', '10 %'],
    ['6.A', '100+'],
  ].entries()) {
    const target = targets.nth(index)
    await expect(target.getByRole('heading', { level: 3 })).toHaveText(
      new RegExp(`^${number?.replace('.', '\\.')} \\w+`),
    )
    await expect(target.locator('.figure')).toHaveText(achievement ?? '')
    await expect(target.locator('.multiple-text')).toHaveText(/\w/)
    await expect(target.getByRole('img', { name: `Target ${number}` })).toBeVisible()
  }
  await expect(targets.nth(1)).toContainText('work on sanitation there is not stated')
  await expect(page.locator('main')).toContainText('not assessed by the UN')
})

test('a drop has one full ring for each zero of its count; a share has a dial', async ({
  page,
}) => {
  const targets = page.getByRole('article')
  for (const [index, full, part] of [
    [0, 6, 0],
    [1, 1, 1],
    [2, 0, 0],
    [3, 2, 0],
  ] as const) {
    await expect(targets.nth(index).locator('.drop-rings-full')).toHaveCount(full)
    await expect(targets.nth(index).locator('.drop-rings-part')).toHaveCount(part)
  }
  const drawn = await targets.nth(1).evaluate((target) => {
    const arc = target.querySelector<SVGPathElement>('.drop-rings-part')
    const ring = target.querySelector<SVGCircleElement>('.drop-rings-open')
    return (arc?.getTotalLength() ?? 0) / (ring?.getTotalLength() ?? 1)
  })
  expect(drawn).toBeCloseTo(Math.log10(2.5), 2)
  await expect(targets.nth(2).locator('.drop-rings-share')).toHaveCount(1)
})

test('the conference block names the days, the city and both hosts, without a tense that ages', async ({
  page,
}) => {
  const block = page.locator('.plate-ledger')
  await expect(block.getByRole('heading', { level: 2 })).toHaveText('2026 UN Water Conference')
  await expect(block).toContainText('Abu Dhabi, 8–10 December 2026')
  await expect(block).toContainText('The United Arab Emirates and Senegal')
  await expect(block).not.toContainText(/\b(?:will|was|were|upcoming|soon|last|next|took place)\b/i)
})

test('the page leads to partnerships and contact', async ({ page }) => {
  for (const place of ['.hero', '.bleed-right']) {
    const part = page.locator(place)
    await expect(part.getByRole('link', { name: 'Partnerships' })).toHaveAttribute(
      'href',
      '/partnerships',
    )
    await expect(part.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  }
})
