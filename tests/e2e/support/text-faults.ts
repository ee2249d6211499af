import type { Page } from '@playwright/test'

type TextFaults = {
  /** Texts that reach past the window, or past what hides what overflows it, and by how many px. */
  cut: string[]
  /** Pairs of labels in one drawing of which one lies on the other. */
  overlapping: string[]
}

/** What of a page's text, labels of drawings among it, cannot be read whole. What a reader can scroll to counts as seen. */
export function textFaults(page: Page): Promise<TextFaults> {
  return page.evaluate(() => {
    type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
    type Line = { words: string; element: Element; box: DOMRect }

    /** Where an element's text can be seen; nothing for what only screen readers are told. */
    function seenWithin(element: Element): Edges | undefined {
      const seen = {
        left: 0,
        right: document.documentElement.clientWidth,
        top: Number.NEGATIVE_INFINITY,
        bottom: Number.POSITIVE_INFINITY,
      }
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(at)
        if (at instanceof HTMLElement && clipPath !== 'none') return
        if (at instanceof SVGElement && at.tagName !== 'svg') continue
        const box = at.getBoundingClientRect()
        if (overflowX !== 'visible' && box.width <= 1) return
        if (/hidden|clip/.test(overflowX)) {
          seen.left = Math.max(seen.left, box.left)
          seen.right = Math.min(seen.right, box.right)
        } else if (overflowX !== 'visible') {
          seen.left = Number.NEGATIVE_INFINITY
          seen.right = Number.POSITIVE_INFINITY
        }
        if (/hidden|clip/.test(overflowY)) {
          seen.top = Math.max(seen.top, box.top)
          seen.bottom = Math.min(seen.bottom, box.bottom)
        }
      }
      return seen
    }

    /** By how many px letters reach past these edges; a line's box is higher than its letters. */
    function beyond({ element, box }: Line, { left, right, top, bottom }: Edges): number {
      const letters = Number.parseFloat(getComputedStyle(element).fontSize)
      const air = Math.max(0, box.height - letters) / 2
      return Math.max(
        left - box.left,
        box.right - right,
        top - box.top - air,
        box.bottom - air - bottom,
      )
    }

    const unread = 'script, style, noscript, template, select, title, desc, defs'
    const lines: Line[] = []
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.nodeValue?.trim()
      const element = node.parentElement
      // What is drawn with letters is a picture, told beside it.
      if (!words || !element || element.closest(unread) || element.closest('[data-drawn]')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const seen = seenWithin(element)
      if (!seen) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes =
        element instanceof SVGElement ? [element.getBoundingClientRect()] : range.getClientRects()
      for (const box of boxes) {
        const line = { words: words.slice(0, 40), element, box }
        const by = beyond(line, seen)
        if (by > 1) cut.push(`${line.words}: ${Math.round(by)} px`)
        lines.push(line)
      }
    }

    const isOneText = (one: Element, other: Element) =>
      one.contains(other) ||
      other.contains(one) ||
      (one.closest('text') !== null && one.closest('text') === other.closest('text'))
    const overlapping = [...document.querySelectorAll('main svg')].flatMap((drawing) => {
      const here = lines.filter(({ element }) => drawing.contains(element))
      return here.flatMap((one, at) =>
        here.slice(at + 1).flatMap((other) => {
          const across =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const down =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          const least = Math.min(one.box.height, other.box.height) / 3
          return across > 1 && down > least && !isOneText(one.element, other.element)
            ? [`${one.words} / ${other.words}`]
            : []
        }),
      )
    })
    return { cut, overlapping }
  })
}
