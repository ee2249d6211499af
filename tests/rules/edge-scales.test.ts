/** The bar at a page's edge counts a quantity of that page, as built. */
import { expect, test } from 'vitest'
import { pagePaths } from '../../site/content/page-paths.ts'
import { builtPage, mainOf, partsOf, wordsIn } from '../support/built-page.ts'

/** They tell of no quantity; the home page measures its journey in stations. */
const without = ['/', '/auth', '/resources']

test.each(pagePaths.filter((path) => !without.includes(path)))(
  'the edge of %s counts to a figure that stands on the page',
  (path) => {
    const [mark] = partsOf(path, '[data-edge-scale] > [data-kind=count]')
    const last = /--last:(\d+)/.exec(mark?.attribs.style ?? '')?.[1]
    const [behind = ''] = (mark?.attribs['data-after'] ?? '').split(/\s/)
    expect(wordsIn(mainOf(builtPage(path)))).toContain(`${last}${behind}`)
  },
)
