import { expect, test } from './support/site.ts'

/** The sizes in px of the page's text, drawings apart, in the order of the document. */
function textSizes(): { text: string; size: number }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const sizes = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    const parent = node.parentElement
    if (!text || !parent || parent.closest('svg, [data-drawn], script, style, noscript, header'))
      continue
    const { fontSize } = getComputedStyle(parent)
    sizes.push({ text: text.slice(0, 40), size: Number.parseFloat(fontSize) })
  }
  return sizes
}

/** In px. What is set larger grows with the window as well, so less with the reader's setting. */
const largestReadingSize = 22

for (const path of ['/', '/contact', '/partnerships', '/resources', '/auth']) {
  test(`a reader who sets text twice as large gets it on ${path}`, async ({ page }) => {
    await page.goto(path)
    const before = await page.evaluate(textSizes)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect
      .poll(async () => {
        const after = await page.evaluate(textSizes)
        return before.filter(
          ({ size }, at) => size <= largestReadingSize && (after[at]?.size ?? 0) < 1.95 * size,
        )
      })
      .toEqual([])
  })
}
