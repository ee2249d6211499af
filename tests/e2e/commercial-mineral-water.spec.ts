import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/commercial-mineral-water')
})

const minerals = [
  { name: 'Calcium', perLitre: '15–25', perContainer: '360–600', least: 360, most: 600 },
  { name: 'Magnesium', perLitre: '8–15', perContainer: '192–360', least: 192, most: 360 },
  { name: 'Silica', perLitre: '12–20', perContainer: '288–480', least: 288, most: 480 },
  { name: 'Potassium', perLitre: '2–5', perContainer: '48–120', least: 48, most: 120 },
]

for (const { name, perLitre, perContainer, least, most } of minerals) {
  test(`${name} stands by the litre, by the container and for the label`, async ({ page }) => {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(row.locator('.ledger-value')).toHaveText([
      perLitre,
      perContainer,
      new RegExp(`Printed as ${name.toLowerCase()}`),
    ])
  })

  test(`the pan of ${name} holds a grain for each gram`, async ({ page }) => {
    const pan = page.getByRole('img', { name: `${name}: ${perContainer} g` })
    await expect(pan).toBeVisible()
    const grains = async (part: string) =>
      ((await pan.locator(part).getAttribute('d')) ?? '').split('M').length - 1
    expect(await grains('.pan-least')).toBe(least)
    expect(await grains('.pan-more')).toBe(most - least)
  })
}

test('the discs and the square of 100 g have one scale of areas', async ({ page }) => {
  const area = (width: number) => (Math.PI * width ** 2) / 4
  const calcium = page.getByRole('img', { name: 'Calcium: 360–600 g' }).locator('.pan-edge-least')
  const square = page.getByRole('img', { name: '100 g on the same scale' }).locator('rect')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const disc = await calcium.evaluate((shape) => shape.getBoundingClientRect().width)
    const side = await square.evaluate((shape) => shape.getBoundingClientRect().width)
    expect(Math.abs(area(disc) / side ** 2 / 3.6 - 1), `${width} px`).toBeLessThan(0.05)
  }
})

test('the page leads to partnerships and contact', async ({ page }) => {
  const last = page.locator('main > section').last()
  await expect(last.getByRole('link', { name: 'Partnerships' })).toHaveAttribute(
    'href',
    '/partnerships',
  )
  await expect(last.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})
