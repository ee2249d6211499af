import { DomUtils } from 'htmlparser2'
import { element, type FinishedPage, select } from './finished-page.ts'

/**
 * Marks every drawing outside the first section with `data-deferred`, and gives it its shape beforehand, so that a
 * browser need not lay out its lines and letters before the first paint: only once it comes near, or when
 * `behaviours/draw-deferred.ts` lifts the mark. On paper everything is drawn.
 */
export function deferDrawings({ tree }: FinishedPage): void {
  const [head] = select('head', tree)
  const [first] = select('main section', tree)
  if (!head || !first) return
  const seenFirst = new Set(select('svg', first))
  const viewBoxes = new Set<string>()
  for (const drawing of select('svg.drawing[viewbox]', tree)) {
    if (seenFirst.has(drawing)) continue
    drawing.attribs['data-deferred'] = ''
    viewBoxes.add(drawing.attribs.viewbox ?? '')
  }
  if (viewBoxes.size === 0) return
  // Without weight: whatever gives a drawing another shape wins.
  const shapes = [...viewBoxes].map(
    (viewBox) => `:where([data-deferred][viewBox="${viewBox}"]){aspect-ratio:${ratio(viewBox)}}`,
  )
  const rule = `@media screen{:where([data-deferred]){content-visibility:auto}${shapes.join('')}}`
  DomUtils.appendChild(head, element('style', {}, `@layer base{${rule}}`))
}

function ratio(viewBox: string): string {
  const [, , width, height] = viewBox.split(/[\s,]+/)
  return `${width}/${height}`
}
