/** Whether figures stay with their units, whatever the width of the window. */
import type { Page } from '@playwright/test'

/** Opens every row that unfolds, also those of which the page shows one at a time. */
export const openRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll('details')) {
      row.removeAttribute('name')
      row.open = true
    }
  })

/** Lays out what else a visitor would open: sheets of tabs, dialogs. */
export const openSheets = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) {
      panel.hidden = false
    }
    for (const dialog of document.querySelectorAll('dialog')) dialog.setAttribute('open', '')
  })

/** Figures with their unit, and ranges, that begin on one line and end on another. */
export const splitQuantities = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const quantity =
      /(?:pH )?\d[\d.,]*[KMB]?\+?(?:[–-]\d[\d.,]*)?\s(?:%|°C|L|mg\/L|ppm|m³|km|cm|kg|g|tonnes|litres|seconds|minutes|hours|days|weeks|months|years|million|billion)(?![\p{L}/])|\d[\d.,]*–\d[\d.,]*|pH \d[\d.,]*/gu
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const split: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('svg, script, style') || parent.offsetWidth <= 1) continue
      for (const { 0: words, index } of (node.nodeValue ?? '').matchAll(quantity)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + words.length)
        const [first, ...others] = range.getClientRects()
        if (first && others.some(({ top }) => top > first.top + first.height / 2)) split.push(words)
      }
    }
    return split
  })

/** Quantities whose parts a flex or grid container would set apart, one item each. */
export const quantitiesSetApart = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .nowrap')]
      .filter(({ parentElement }) => {
        const { display } = getComputedStyle(parentElement as Element)
        const texts = [...(parentElement?.childNodes ?? [])].filter((node) => node.nodeType === 3)
        return /flex|grid/.test(display) && texts.some((node) => node.nodeValue?.trim())
      })
      .map(({ textContent }) => textContent),
  )

/** Quantities kept on one line that look otherwise than the words around them; a form sets its own. */
export const quantitiesUnlikeTheirText = (page: Page): Promise<(string | null)[]> =>
  page.locator('main span[class="nowrap"]:not(form *)').evaluateAll((quantities) =>
    quantities
      .filter((quantity) => {
        const own = getComputedStyle(quantity)
        const around = getComputedStyle(quantity.parentElement ?? quantity)
        return own.font !== around.font || own.color !== around.color
      })
      .map(({ textContent }) => textContent),
  )
