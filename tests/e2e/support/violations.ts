import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'

/**
 * What axe finds wrong on a page, as `rule: element` lines. The letters of the fixed
 * header are left to `every-page.spec.ts`: axe 4.14 holds a fixed element
 * against whatever stands in the middle of the document, not behind the element.
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  // In the page itself, which has no frames: otherwise each run opens a second page to sum up in. Only what is
  // wrong is described, not the thousand elements that are right.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: {
      // Of WCAG 2.2, and off until it is asked for.
      'target-size': { enabled: true },
      // A part of a page need not hold landmarks.
      region: { enabled: !within },
    },
  })
  if (within) axe.include(within)
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

const ibmEngine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
)

/** Rules of IBM's checker that know less than another check of ours. */
const leftToOthers = [
  // Suspects everything that lies over something else, and takes longer than all others together.
  'element_tabbable_unobscured',
  // HTML allows `start` on a list, and `username` on an email field: html-validate knows both.
  'element_attribute_deprecated',
  'input_autocomplete_valid',
]

/** Sees neither a picture nor a ground that lets one through: on a whole page axe and `worstHeaderContrast` measure it. */
const contrast = 'text_contrast_sufficient'

/**
 * What IBM's checker is sure is wrong on a page, as `rule: element` lines; what it only suspects is left out.
 *
 * @param part instead of the page: something on an opaque ground of its own, whose contrast is measured too.
 */
export async function violationsByIbm(page: Page, part?: Locator): Promise<string[]> {
  await page.evaluate(`${ibmEngine}; globalThis.ace = ace; undefined`)
  return (part ?? page.locator(':root')).evaluate(
    async (element, left) => {
      const { ace } = globalThis as unknown as { ace: { Checker: typeof Checker } }
      const checker = new ace.Checker()
      // `disableRule` of 4.0 disables every rule.
      const { rulesetRules } = checker
      const asked = rulesetRules.IBM_Accessibility?.filter((rule) => !left.includes(rule)) ?? []
      rulesetRules.IBM_Accessibility = asked
      const whole = element === document.documentElement
      const { results } = await checker.check(whole ? document : element, 'IBM_Accessibility')
      if (results.length === 0) throw new Error('IBM’s checker has checked nothing')
      return results
        .filter(({ value }) => String(value[1]) === 'FAIL')
        .map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`)
    },
    part ? leftToOthers : [...leftToOthers, contrast],
  )
}
