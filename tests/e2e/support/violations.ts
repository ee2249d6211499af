import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'
import type axe from 'axe-core'
import { transitionsEnd } from './measure.ts'

const { resolve } = createRequire(import.meta.url)
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')
const ibmSource = readFileSync(resolve('accessibility-checker-engine'), 'utf8')

type Checkers = { axe: typeof axe; ace: { Checker: typeof Checker } }

/**
 * Lets a checker into a page, under its name, unless it is there: reading one takes the browser longer than most runs.
 * Then waits until the page rests: halfway to another colour, letters have less contrast than before or after.
 */
async function bring(page: Page, name: keyof Checkers, source: string): Promise<void> {
  const isThere = await page.evaluate((name) => name in globalThis, name)
  if (!isThere) await page.evaluate(`${source}; globalThis.${name} = ${name}; undefined`)
  await transitionsEnd(page)
}

/**
 * What axe finds wrong on a page, or in those of its elements that a selector names, as `rule: element` lines. The
 * letters of the fixed header are left to `every-page.spec.ts`: axe 4.14 holds a fixed element
 * against whatever stands in the middle of the document, not behind the element.
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  await bring(page, 'axe', axeSource)
  return page.evaluate(async (within) => {
    const { axe } = globalThis as unknown as Checkers
    const { violations } = await axe.run(within ?? document, {
      elementRef: true,
      // Only what is wrong is described, not the thousand elements that are right.
      resultTypes: ['violations'],
      rules: {
        // Of WCAG 2.2, and off until it is asked for.
        'target-size': { enabled: true },
        // A part of a page need not hold landmarks.
        region: { enabled: !within },
      },
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => id !== 'color-contrast' || !element?.closest('[data-site-header]'))
        .map(({ html }) => `${id}: ${html}`),
    )
  }, within)
}

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
  await bring(page, 'ace', ibmSource)
  return (part ?? page.locator(':root')).evaluate(
    async (element, left) => {
      const { ace } = globalThis as unknown as Checkers
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
