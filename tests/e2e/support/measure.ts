import type { Locator, Page } from '@playwright/test'
import { typefacesStand } from './typefaces.ts'

/** Where an element stands in the window, in px. */
export type Box = Pick<
  DOMRectReadOnly,
  'x' | 'y' | 'width' | 'height' | 'top' | 'right' | 'bottom' | 'left'
>

/**
 * Where elements of one page stand, all at the same instant: read one after another, the page may have moved in
 * between. Waits for each to be there, for the typefaces, and for every transition to end; throws for one that shows nothing.
 */
export async function boxesOf<const Parts extends readonly Locator[]>(
  ...parts: Parts
): Promise<{ [At in keyof Parts]: Box }> {
  const [page] = parts.map((part) => part.page())
  if (!page) throw new Error('Nothing to measure')
  await typefacesStand(page)
  await transitionsEnd(page)
  const elements = await Promise.all(parts.map((part) => part.elementHandle()))
  const boxes = await page.evaluate(
    (all) => all.map((element) => (element as Element).getBoundingClientRect().toJSON() as Box),
    elements,
  )
  for (const [at, { width, height }] of boxes.entries()) {
    if (width === 0 && height === 0) throw new Error(`Not shown: ${parts[at]}`)
  }
  return boxes as { [At in keyof Parts]: Box }
}

/** Waits until no transition runs, and what followed from the last one is drawn. */
export async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished)
    for (let all = running(); all.length > 0; all = running()) await Promise.allSettled(all)
  })
  await drawn(page)
}

/**
 * Waits until what was changed a moment ago is drawn: the next frame draws it, the one after it comes later. Counted by
 * Playwright, whose frames go on where a test has stopped the page's clock.
 */
export async function drawn(page: Page): Promise<void> {
  const frames = await page.evaluateHandle(() => ({ seen: 0 }))
  await page.waitForFunction((counted) => {
    counted.seen += 1
    return counted.seen > 2
  }, frames)
}
