import { DomUtils } from 'htmlparser2'
import { firstScreen } from '../../ui/first-screen.ts'
import { element, type FinishedPage, select } from './finished-page.ts'

/** Without elements in it: whole soon after it begins. React compares what stands in an island: nothing is added there. */
const small = 'body :not(:has(*), noscript *, astro-island *)'

/**
 * Lets a browser paint nothing before the first section has arrived whole, not a pale frame between two pages: it waits
 * for the first small element below. Chromium waits until that begins, others until it has ended: had the section itself
 * been named, Chromium would paint its beginning (seen in 156). Browsers that know no `rel=expect` paint earlier.
 * Throws when a page has nothing below its first section.
 *
 * Source: https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function holdFirstPaint({ tree }: FinishedPage): void {
  const [head] = select('head', tree)
  const [first] = select(`#${firstScreen}`, tree)
  if (!head || !first) return
  const all = select('*', tree)
  const below = all.slice(all.indexOf(first) + 1 + select('*', first).length)
  const smallOnes = new Set(select(small, tree))
  const next = below.find((each) => smallOnes.has(each))
  if (!next) throw new Error('A page ends with its first section')
  next.attribs.id ||= 'below-first-screen'
  const link = { rel: 'expect', href: `#${next.attribs.id}`, blocking: 'render' }
  DomUtils.appendChild(head, element('link', link))
}
