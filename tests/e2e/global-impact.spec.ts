import { expect, test } from './support/site.ts'

const regions = [
  { name: 'Africa', communities: 150 },
  { name: 'Asia-Pacific', communities: 200 },
  { name: 'Americas', communities: 100 },
  { name: 'Europe & Middle East', communities: 75 },
]

test.beforeEach(async ({ page }) => {
  await page.goto('/global-impact')
})

test('the hero moves by itself, muted and looping, until the visitor pauses it', async ({
  page,
}) => {
  const hero = page.locator('main > section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Global Impact')
  const video = hero.locator('video')
  await expect(video).toHaveJSProperty('paused', false)
  await expect(video).toHaveJSProperty('muted', true)
  await expect(video).toHaveJSProperty('loop', true)
  await hero.getByRole('button', { name: 'Pause the background' }).click()
  await expect(video).toHaveJSProperty('paused', true)
})

test('four headline figures, each with the other readings', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const figures = page.locator('.figure-line').getByRole('listitem')
  await expect(figures).toHaveCount(4)
  for (const [index, [figure, scope]] of [
    ['2M+ lives', '1M+ people reached is stated elsewhere'],
    ['50+ countries', '30+ of them active'],
    ['1,000+ communities', 'add to 525+'],
    ['100+ partnerships', '11 CSR partners'],
  ].entries()) {
    await expect(figures.nth(index)).toContainText(figure ?? '')
    await expect(figures.nth(index)).toContainText(scope ?? '')
  }
})

test('four regions: description, communities and focus', async ({ page }) => {
  const notes = page.locator('.margin-map-notes > li')
  await expect(notes).toHaveCount(4)
  for (const [index, { name, communities }] of regions.entries()) {
    const note = notes.nth(index)
    await expect(note.getByRole('heading')).toHaveText(name)
    await expect(note.locator('p')).toHaveText(/\w/)
    await expect(note.getByRole('term')).toHaveText(['Communities', 'Focus'])
    await expect(note.getByRole('definition').first()).toHaveText(`${communities}+`)
    await expect(note.getByRole('definition').last()).toHaveText(/\w/)
  }
})

test('the map holds one dot for each stated community', async ({ page }) => {
  const map = page.getByRole('img', { name: 'Stated communities in four regions' })
  await expect(map).toBeVisible()
  const dots = await map
    .locator('.dot-map-dots')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')?.split('M').length ?? 0))
  expect(dots.map((count) => count - 1)).toEqual(regions.map(({ communities }) => communities))
  await expect(page.locator('.margin-map')).toContainText('derived: 150 + 200 + 100 + 75')
})

test('a phone shows the same dots as four blocks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const strips = page.locator('.dot-map-strips > li')
  await expect(strips).toHaveCount(4)
  for (const [index, { name, communities }] of regions.entries()) {
    await expect(strips.nth(index)).toContainText(name)
    const counted = await strips
      .nth(index)
      .locator('svg')
      .evaluate((svg) => {
        const pitch = Number(svg.querySelector('pattern')?.getAttribute('width'))
        return [...svg.querySelectorAll('rect')].reduce((sum, field) => {
          const [width, height] = ['width', 'height'].map((side) =>
            Number(field.getAttribute(side)),
          )
          return sum + ((width ?? 0) / pitch) * ((height ?? 0) / pitch)
        }, 0)
      })
    expect(Math.round(counted)).toBe(communities)
  }
})

test('three impact areas, one large and two small, each with its figures', async ({ page }) => {
  const areas = page.locator('.plate-grid').getByRole('figure')
  await expect(areas).toHaveCount(3)
  for (const area of await areas.all()) {
    await expect(area.getByRole('heading', { level: 3 })).toHaveText(/\w/)
    await expect(area.getByRole('img')).toBeVisible()
    await expect(area.getByRole('listitem').first()).toHaveText(/\d/)
  }
  const widths = await areas.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  expect(widths[0]).toBeGreaterThan(1.5 * Math.max(widths[1] ?? 0, widths[2] ?? 0))
})

test('the United Nations block ticks nothing and leads to the page behind each target', async ({
  page,
}) => {
  const lines = page.locator('.checklist').getByRole('listitem')
  await expect(lines).toHaveCount(6)
  for (const line of await lines.all()) {
    await expect(line).toHaveAttribute('data-ticked', 'false')
    await expect(line.getByRole('heading')).toHaveText(/^Target 6\.[1236AB]: /)
    await expect(line.getByRole('link')).toHaveAttribute('href', /^\/[a-z-]+$/)
  }
})

test('the page leads to partnerships and contact', async ({ page }) => {
  for (const place of ['.hero', '.banner']) {
    const part = page.locator(place)
    await expect(part.getByRole('link', { name: 'Partnerships' })).toHaveAttribute(
      'href',
      '/partnerships',
    )
    await expect(part.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  }
})
