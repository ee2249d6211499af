import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Relative luminance, 0 to 1. Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

type Box = { x: number; y: number; width: number; height: number }

/** The smallest rectangle of whole pixels around all boxes. */
function around(boxes: Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)))
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)))
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)))
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)))
  return { x, y, width: right - x + 1, height: bottom - y + 1 }
}

/**
 * Waits until the header's letters have their final colour, places them, and then hides them for one picture of what
 * stands behind: with the pictures decoded, the typefaces there, and two frames drawn without the letters.
 */
async function photographBehindLetters(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    // A lazy picture further down would be waited for in vain.
    const inView = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all(inView.map((image) => image.decode().catch(() => {})))
    const header = document.querySelector('header')
    await Promise.all(header?.getAnimations({ subtree: true }).map((one) => one.finished) ?? [])
  })
  const letters = page.locator(
    'header :is(.site-header-home > span, .site-nav-button, .site-free-water):visible',
  )
  const boxes = await letters.evaluateAll((all) =>
    all.map((letter) => {
      const { x, y, width, height } = letter.getBoundingClientRect()
      const color = getComputedStyle(letter).color.match(/\d+/g)?.map(Number) ?? []
      return { x, y, width, height, color }
    }),
  )
  const hide = await page.evaluateHandle(async () => {
    // A constructed sheet is no style that a page's policy could refuse.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('header * { visibility: hidden !important }')
    document.adoptedStyleSheets.push(sheet)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return sheet
  })
  const behind = await page.screenshot({ clip: around(boxes) })
  await hide.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  return { boxes, behind }
}

/** The worst contrast between the header's letters and what the visitor sees behind them, 1 to 21. */
export async function worstHeaderContrast(page: Page): Promise<number> {
  const { boxes, behind } = await photographBehindLetters(page)
  const whole = around(boxes)
  const { data, info } = await sharp(behind)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let worst = 21
  for (const { color, x, y, width, height } of boxes) {
    const left = Math.floor(x - whole.x)
    const top = Math.floor(y - whole.y)
    const right = left + Math.ceil(width)
    const bottom = top + Math.ceil(height)
    if (right > info.width || bottom > info.height)
      throw new Error('A letter is outside the window')
    const [red = 0, green = 0, blue = 0] = color
    const ink = luminance(red, green, blue)
    const found: number[] = []
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        const at = (row * info.width + column) * info.channels
        found.push(contrast(ink, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)))
      }
    }
    // A few glints in a picture do not make a word unreadable.
    found.sort((a, b) => a - b)
    worst = Math.min(worst, found[Math.floor(found.length * 0.02)] ?? 21)
  }
  return worst
}
