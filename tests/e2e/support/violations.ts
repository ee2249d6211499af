import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong on a page, as `rule: element` lines. The letters of the fixed
 * header are left to `every-page.spec.ts`: axe 4.14 holds a fixed element
 * against whatever stands in the middle of the document, not behind the element.
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  // In the page itself, which has no frames: otherwise each run opens a second page to sum up in. Only what is
  // wrong is described, not the thousand elements that are right.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) axe.include(within).disableRules('region')
  const { violations } = await axe.analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      const left = id === 'color-contrast' && (await isInHeader(page, String(target[0])))
      if (!left) found.push(`${id}: ${html}`)
    }
  }
  return found
}

function isInHeader(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .evaluate((element) => element.closest('[data-site-header]') !== null)
}
