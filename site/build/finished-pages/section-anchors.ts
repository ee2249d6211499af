import type { Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { headingAddress } from '../../content/heading-address.ts'
import { closest, type FinishedPage, select } from './finished-page.ts'

/**
 * Gives every section heading an address of its own, so that a result of the search, or anybody, can link to the
 * section. Left as they are: headings that have one, the first heading of a section that has one, and those of an
 * island, which React will compare.
 */
export function addSectionAnchors({ tree }: FinishedPage): void {
  const taken = new Set(select('[id]', tree).map(({ attribs }) => attribs.id))
  const headed = new Set<Element>()
  for (const heading of select('main h2:not([id], astro-island *)', tree)) {
    const section = closest('section', heading)
    if (section?.attribs.id && !headed.has(section)) {
      headed.add(section)
      continue
    }
    const address = headingAddress(DomUtils.textContent(heading))
    if (!address) continue
    let id = address
    for (let number = 2; taken.has(id); number += 1) id = `${address}-${number}`
    taken.add(id)
    heading.attribs.id = id
  }
}
