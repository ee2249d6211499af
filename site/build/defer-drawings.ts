const headStyleEnd = '</style></head>'
const firstSectionEnd = '</section>'
const drawing = /<svg class="drawing[ "][^>]*\bviewBox="([^"]+)"/g

/**
 * Marks every drawing below the first section with `data-deferred`, and gives it its shape beforehand, so that a
 * browser need not lay out its lines and letters before the first paint: only once it comes near, or when
 * `behaviours/draw-deferred.ts` lifts the mark. On paper everything is drawn.
 * A page without a head that ends in its styles is left as it is.
 */
export function deferDrawings(html: string): string {
  const start = html.indexOf(firstSectionEnd)
  if (start < 0 || !html.includes(headStyleEnd)) return html
  const viewBoxes = new Set<string>()
  const below = html.slice(start).replaceAll(drawing, (tag, viewBox: string) => {
    viewBoxes.add(viewBox)
    return tag.replace('<svg', '<svg data-deferred')
  })
  if (viewBoxes.size === 0) return html
  // Without weight: whatever gives a drawing another shape wins.
  const shapes = [...viewBoxes].map(
    (viewBox) => `:where([data-deferred][viewBox="${viewBox}"]){aspect-ratio:${ratio(viewBox)}}`,
  )
  const rule = `@media screen{:where([data-deferred]){content-visibility:auto}${shapes.join('')}}`
  return (html.slice(0, start) + below).replace(
    headStyleEnd,
    () => `@layer base{${rule}}${headStyleEnd}`,
  )
}

function ratio(viewBox: string): string {
  const [, , width, height] = viewBox.split(/[\s,]+/)
  return `${width}/${height}`
}
