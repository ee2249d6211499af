/** The bar at a page's edge counts a quantity of that page, as built. */
import { describe, expect, test } from 'vitest'
import { edgeScaleOf } from '../../site/content/edge-scales.ts'
import { pagePaths } from '../../site/content/page-paths.ts'
import { figuresFor } from '../../site/figures/figures-for.ts'
import { builtPage, mainOf, partsOf, wordsIn } from '../support/built-page.ts'

/** They tell of no quantity; the home page measures its journey in stations. */
const without = ['/', '/auth', '/resources']

test.each(pagePaths.filter((path) => !without.includes(path)))(
  'the edge of %s counts to a figure that stands on the page',
  (path) => {
    const [mark] = partsOf(path, '[data-edge-scale] > [data-kind=count]')
    const last = /--last:(\d+)/.exec(mark?.attribs.style ?? '')?.[1]
    const form = partsOf(path, '[data-edge-scale] [data-after]').at(-1)
    const [behind = ''] = (form?.attribs['data-after'] ?? '').split(/\s/)
    expect(wordsIn(mainOf(builtPage(path)))).toContain(`${last}${behind}`)
  },
)

describe('on the way there', () => {
  test('an Arabic unit has the form that each number takes', () => {
    const unit = (days: number) =>
      figuresFor('ar')
        .planDays.atMost(days)
        .replace(/[\d\s]+/, '')
    const forms = edgeScaleOf('/bulk-delivery', 'ar')?.forms ?? []
    for (let day = 0; day <= figuresFor('ar').planDays.most; day += 1)
      expect(forms.findLast(({ number }) => number <= day)?.after.trim(), `${day}`).toBe(unit(day))
    expect(unit(3)).not.toBe(unit(11))
  })

  test.each([
    ['/alkaline-water', 'phNatural'],
    ['/commercial-mineral-water', 'silica'],
    ['/natural-filtration', 'silica'],
    ['/source-of-water', 'sourceTemperature'],
    ['/water-purity', 'calcium'],
  ] as const)('the water of %s is never said to be what it is not', (path, key) => {
    const scale = edgeScaleOf(path, 'en')
    const first = Number.parseFloat(`${scale?.from}${scale?.forms[0]?.after}`)
    expect(first).toBeGreaterThanOrEqual(figuresFor('en')[key].value)
  })
})
