import { DomUtils } from 'htmlparser2'
import { element, type FinishedPage, select } from './finished-page.ts'

/**
 * Joins the styles of a page's head into one `<style>` at its end, in the order in which they stood: one hash in
 * the policy. A sheet with `media` is left where it is. Throws where a page links a stylesheet: it would stand
 * before the first paint.
 */
export function joinStyles({ tree }: FinishedPage): void {
  const [head] = select('head', tree)
  if (!head) return
  const [linked] = select('link[rel="stylesheet"]:not([media])', head)
  if (linked) throw new Error(`${linked.attribs.href} would stand before the first paint`)
  const styles = select('head > style:not([media])', tree)
  if (styles.length === 0) return
  const joined = styles.map((style) => DomUtils.textContent(style).trim()).join('')
  for (const style of styles) DomUtils.removeElement(style)
  DomUtils.appendChild(head, element('style', {}, joined))
}
