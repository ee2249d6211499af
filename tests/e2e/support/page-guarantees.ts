import { expect, type Page } from '@playwright/test'

/** Makes each violation of the page's Content-Security-Policy a console error, which fails the test. */
export async function reportPolicyViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`Policy violation: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
}

/** Words of the title that do not fit on their line. */
export function brokenTitleWords(page: Page): Promise<string[]> {
  return page.locator('h1').evaluate((heading) => {
    const text = heading.firstChild as Text
    return [...text.data.matchAll(/\S+/g)]
      .filter(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
      .map(([word]) => word)
  })
}

/** By how many px the page scrolls sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Headings of `main` and footer that stand more than one level below the heading before them. */
export function skippedHeadings(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3, h4, h5, h6), footer :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => {
      const levels = headings.map((heading) => Number(heading.tagName[1]))
      return headings
        .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
        .map((heading) => `${heading.tagName}: ${heading.textContent}`)
    })
}

/** Scrolls at once to `y` px below the top. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
}

/** Drawings that a page shows twice at this width: of those made for wide and for narrow windows one stands. */
export function drawingsShownTwice(page: Page): Promise<string[]> {
  return page.locator('main [role=img]').evaluateAll((drawings) => {
    const names = drawings
      .filter((drawing) => drawing.checkVisibility() && drawing.clientWidth > 0)
      .map((drawing) => drawing.querySelector('title')?.textContent ?? drawing.ariaLabel ?? '')
    return names.filter((name, at) => names.indexOf(name) !== at)
  })
}

/** The sections that show a drawing of at least so many square px, by their place on the page. */
export function drawnSections(page: Page, least: number): Promise<number[]> {
  return page.locator('main > section').evaluateAll(
    (sections, area) =>
      sections.flatMap((section, place) => {
        const isDrawn = [...section.querySelectorAll('svg')].some((svg) => {
          const { width, height } = svg.getBoundingClientRect()
          return svg.checkVisibility() && width * height >= area
        })
        return isDrawn ? [place] : []
      }),
    least,
  )
}

/** How many px the dark end of a page is high: its last section, where that is dark or a picture, what to read next, and the footer. */
export function endingHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const part = (place: string) => [...document.querySelectorAll<HTMLElement>(place)].slice(-1)
    const scene = ['main > section', 'main > nav', 'footer']
      .flatMap(part)
      .filter(({ dataset }) => /dark|picture/.test(dataset.ground ?? ''))
    const top = Math.min(...scene.map((each) => each.getBoundingClientRect().top))
    return document.documentElement.getBoundingClientRect().bottom - top
  })
}

/** How many animations run. */
export function movements(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
}

/** By how many px the widest table goes beyond the window. */
export function tablesOutside(page: Page): Promise<number> {
  return page
    .locator('main table')
    .evaluateAll((tables) =>
      Math.max(0, ...tables.map((table) => table.getBoundingClientRect().right - innerWidth)),
    )
}
