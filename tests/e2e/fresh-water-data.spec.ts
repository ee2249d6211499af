import { boxesOf } from './support/measure.ts'
import { expect, test } from './support/site.ts'

const path = '/fresh-water-crisis'

test('the tabs of the data', async ({ page }) => {
  await page.goto(`${path}?view=data`)

  await test.step('four tabs, THE SCALE first; arrow keys, Home and End move along them', async () => {
    const tabs = page.getByRole('tab')
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

  await test.step('a key or a click with a modifier stays the browser’s', async () => {
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

  await test.step('choosing a tab writes its address, and that address selects it', async () => {
    await page.getByRole('tab', { name: 'ECONOMIC' }).click()
    await expect(page).toHaveURL(`${path}?view=data#economic`)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'ECONOMIC' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })
})

test('the data in windows of every width', async ({ page }) => {
  await page.goto(`${path}?view=data`)

  await test.step('cards stand in one column on small screens, two above, three on large', async () => {
    for (const [width, across] of [
      [360, 1],
      [600, 2],
      [1040, 2],
      [1041, 3],
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

  await test.step('on a phone the row of tabs scrolls sideways and follows the arrow keys', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByRole('tab', { name: 'THE SCALE' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'SOCIAL' })).toBeFocused()
    await expect(page.getByRole('tab', { name: 'SOCIAL' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('the dialogs of the data', async ({ page }) => {
  await page.goto(`${path}?view=data`)

  await test.step('a dialog takes at most 80 % of the window, scrolls inside, and holds the page still', async () => {
    for (const [width, height] of [
      [1440, 900],
      [1440, 500],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const opener = page.getByRole('button', { name: 'Unsafe Sanitation' })
      await opener.click()
      const dialog = page.getByRole('dialog')
      const [box] = await boxesOf(dialog)
      expect(box?.height).toBeLessThanOrEqual(height * 0.8 + 0.5)
      expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(
        true,
      )
      const at = await page.evaluate(() => scrollY)
      await page.mouse.move(width / 2, height / 2)
      // Turned until the end is reached, as a reader does: on a busy machine one turn alone was now and then shown half a minute late.
      await expect(async () => {
        await page.mouse.wheel(0, 400)
        const left = await dialog.evaluate(
          ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
        )
        expect(left).toBeLessThanOrEqual(1)
      }).toPass()
      await page.mouse.wheel(0, 4000)
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport()
      expect(await page.evaluate(() => scrollY)).toBe(at)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('a press beside a dialog closes it; text selected past its edge does not', async () => {
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

  await test.step('focus stays inside an open dialog', async () => {
    await page.getByRole('button', { name: 'Child Mortality' }).click()
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => {
        const active = document.activeElement
        return active === document.body || active?.closest('dialog') !== null
      })
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('on a phone a dialog hides the source, and names each of its other values', async () => {
    await page.getByRole('button', { name: 'Lack of Access' }).click()
    const dialog = page.getByRole('dialog')
    const rows = dialog.locator('tbody tr')
    const source = dialog.locator('tbody tr > :nth-child(3)')
    await expect(source.first()).toBeVisible()
    await page.setViewportSize({ width: 360, height: 780 })
    for (const cell of await source.all()) await expect(cell).toBeHidden()
    for (const name of ['Metric (2022 data)', 'Global status', 'Why it matters']) {
      const labels = rows.getByText(name, { exact: true })
      await expect(labels).toHaveCount(await rows.count())
      for (const label of await labels.all()) await expect(label).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('a card opens its table and closes by every way, each time where it was opened', async () => {
    await page.getByRole('tab', { name: 'CAUSES' }).click()
    const opener = page.getByRole('button', { name: 'Climate Change' })
    const dialog = page.getByRole('dialog', { name: 'Climate Change' })
    const before = page.url()
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ]) {
      await opener.click()
      await expect(dialog.getByRole('columnheader')).toHaveCount(4)
      await close()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(page).toHaveURL(before)
      await expect(page.getByRole('tabpanel', { name: 'CAUSES' })).toBeVisible()
    }
  })
})
