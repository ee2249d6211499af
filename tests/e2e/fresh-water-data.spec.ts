import { columns, data, path } from './support/crisis-page.ts'
import { expect, test } from './support/site.ts'

// The richest page of the site: 27 tables behind one address.
test.describe.configure({ timeout: 60_000 })

const sheets = {
  'THE SCALE': [
    'Lack of Access',
    'Distance Walked for Water',
    'Severe Water Scarcity',
    'Child Mortality',
    'Unsafe Sanitation',
  ],
  CAUSES: [
    'Climate Change',
    'Population Growth',
    'Over-extraction of Groundwater',
    'Pollution',
    'Poor Infrastructure',
    'Economic Inequality',
  ],
  ECONOMIC: [
    'Agricultural Decline',
    'Energy Production',
    'Manufacturing Slowdown',
    'Tourism Loss',
    'Healthcare Costs',
    'Infrastructure Investment',
  ],
  SOCIAL: [
    'Health Risks',
    'Gender Inequality',
    'Child Labor',
    'Forced Migration',
    'Social Unrest',
    'Economic Disparities',
  ],
}

test.describe('the data', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${path}?view=data`)
  })

  test('four tabs, THE SCALE first; arrow keys, Home and End move along them', async ({ page }) => {
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveText(Object.keys(sheets))
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await tabs.first().focus()
    for (const [key, name] of [
      ['ArrowDown', 'CAUSES'],
      ['End', 'SOCIAL'],
      ['ArrowDown', 'THE SCALE'],
      ['ArrowUp', 'SOCIAL'],
      ['ArrowUp', 'ECONOMIC'],
      ['Home', 'THE SCALE'],
    ] as const) {
      await page.keyboard.press(key)
      const tab = page.getByRole('tab', { name })
      await expect(tab).toBeFocused()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    }
  })

  test('a key or a click with a modifier stays the browser’s', async ({ page }) => {
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    for (const keys of ['Control+End', 'Alt+ArrowRight', 'Control+ArrowDown']) {
      await page.keyboard.press(keys)
      await expect(tabs.first()).toBeFocused()
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    }
    // The window hears a click last: what nobody has prevented by then, the browser does, here a
    // new tab at the link's address. The listener spares the test that second page.
    const leftToBrowser = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const hear = (event: MouseEvent) => {
            resolve(!event.defaultPrevented)
            event.preventDefault()
          }
          window.addEventListener('click', hear, { once: true })
        }),
    )
    const social = page.getByRole('tab', { name: 'SOCIAL' })
    await social.click({ modifiers: ['ControlOrMeta'] })
    expect(await leftToBrowser).toBe(true)
    expect(await social.evaluate((tab: HTMLAnchorElement) => tab.href)).toContain(
      `${path}?view=data#social`,
    )
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  })

  test('choosing a tab writes its address, and that address selects it', async ({ page }) => {
    await page.getByRole('tab', { name: 'ECONOMIC' }).click()
    await expect(page).toHaveURL(`${path}?view=data#economic`)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'ECONOMIC' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  test('on a phone the row of tabs scrolls sideways and follows the arrow keys', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByRole('tab', { name: 'THE SCALE' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'SOCIAL' })).toBeFocused()
    await expect(page.getByRole('tab', { name: 'SOCIAL' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('each tab shows its cards, each with a drawn mark, its publisher, a title and words', async ({
    page,
  }) => {
    test.slow()
    const marks = new Set<string>()
    for (const [name, titles] of Object.entries(sheets)) {
      await page.getByRole('tab', { name }).click()
      const cards = page.getByRole('tabpanel', { name }).getByRole('listitem')
      await expect(cards.getByRole('heading')).toHaveText(titles)
      const each = titles.map(() => /\w/)
      await expect(cards.locator('cite')).toHaveText(each)
      const texts = data.sheets.find(({ label }) => label === name)?.cards ?? []
      for (const [index, { text }] of texts.entries()) {
        await expect(cards.nth(index).getByText(text, { exact: true })).toBeVisible()
      }
      const drawn = await cards
        .locator('svg')
        .evaluateAll((all) => all.map((svg) => (svg.checkVisibility() ? svg.innerHTML : '')))
      expect(drawn).toHaveLength(titles.length)
      for (const mark of drawn) marks.add(mark)
    }
    expect(marks.size).toBe(23)
    expect(marks).not.toContain('')
  })

  test('cards stand in one column on small screens, two above, three on large', async ({
    page,
  }) => {
    for (const [width, across] of [
      [360, 1],
      [600, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const lefts = await page
        .getByRole('tabpanel')
        .getByRole('listitem')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
      expect(new Set(lefts).size, `${width} px`).toBe(across)
    }
  })

  for (const [name, titles] of Object.entries(sheets)) {
    test(`every card of ${name} opens its table and closes by every way`, async ({ page }) => {
      test.slow()
      await page.getByRole('tab', { name }).click()
      for (const [index, title] of titles.entries()) {
        const opener = page.getByRole('button', { name: title })
        const dialog = page.getByRole('dialog', { name: title })
        const before = page.url()
        await opener.click()
        await expect(dialog.getByRole('columnheader')).toHaveText(columns)
        const rows = dialog.locator('tbody tr')
        expect([5, 6]).toContain(await rows.count())
        const cited = await rows.locator('cite').allTextContents()
        expect(cited).toHaveLength(await rows.count())
        for (const publication of cited) expect(publication).toMatch(/\w.*\b(?:19|20)\d\d\b/)
        if (index % 3 === 0) await page.keyboard.press('Escape')
        else if (index % 3 === 1) await dialog.getByRole('button', { name: 'Close' }).click()
        else await page.goBack()
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
        await expect(page).toHaveURL(before)
        await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      }
    })
  }

  test('a dialog takes at most 80 % of the window, scrolls inside, and holds the page still', async ({
    page,
  }) => {
    for (const [width, height] of [
      [1440, 900],
      [1440, 500],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const opener = page.getByRole('button', { name: 'Unsafe Sanitation' })
      await opener.click()
      const dialog = page.getByRole('dialog')
      const box = await dialog.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(height * 0.8 + 0.5)
      expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(
        true,
      )
      const at = await page.evaluate(() => scrollY)
      await page.mouse.move(width / 2, height / 2)
      await page.mouse.wheel(0, 4000)
      await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
      await page.mouse.wheel(0, 4000)
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport()
      expect(await page.evaluate(() => scrollY)).toBe(at)
      await page.keyboard.press('Escape')
    }
  })

  test('a press beside a dialog closes it; text selected past its edge does not', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Child Mortality' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('cell').first().hover()
    await page.mouse.down()
    await page.mouse.move(8, 300, { steps: 4 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('')
    await expect(dialog).toBeVisible()
    await page.mouse.click(8, 300)
    await expect(dialog).toBeHidden()
  })

  test('focus stays inside an open dialog', async ({ page }) => {
    await page.getByRole('button', { name: 'Child Mortality' }).click()
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => {
        const active = document.activeElement
        return active === document.body || active?.closest('dialog') !== null
      })
      expect(inside).toBe(true)
    }
  })

  test('the Source column is hidden on small screens', async ({ page }) => {
    await page.getByRole('button', { name: 'Lack of Access' }).click()
    const source = page.getByRole('dialog').locator('tr > :nth-child(3)')
    await expect(source.first()).toBeVisible()
    await expect(source).toHaveCount(7)
    await page.setViewportSize({ width: 360, height: 780 })
    for (const cell of await source.all()) await expect(cell).toBeHidden()
    await expect(page.getByRole('dialog').locator('tbody td:last-child').first()).toBeVisible()
  })
})
