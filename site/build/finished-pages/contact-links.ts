import { pageName } from '../../../contract/contact-presets.ts'
import { type FinishedPage, select } from './finished-page.ts'

/**
 * Lets every quote, visit and demo link bring its page along: `/contact?topic=supply` on `/bulk-delivery` becomes
 * `/contact?topic=supply&from=bulk-delivery`. Done to the page as a whole, so that it holds without script and no
 * section has to know where it stands. What stands on `/contact` itself keeps its visitor's first page.
 */
export function bringPageAlong({ path, tree }: FinishedPage): void {
  if (!path || path === '/contact') return
  for (const { attribs } of select('a[href^="/contact?"]', tree)) {
    attribs.href = attribs.href?.replace(/(?=#|$)/, `&from=${pageName(path)}`) ?? ''
  }
}
