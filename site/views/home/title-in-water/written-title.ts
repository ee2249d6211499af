/** How far the canvas reaches beyond the title, in letter heights. */
const beyond = { side: 0.12, above: 0.1, below: 0.3 }

export type WrittenTitle = {
  /** The title's letters, white on nothing, in device pixels. */
  letters: HTMLCanvasElement
  /** Where they lie, CSS pixels from the upper left of the window. */
  box: DOMRect
  /** Height of the letters' em in device pixels. */
  letter: number
  /** From the top of the canvas to the line that the letters stand on, and to the tops of capitals, in device pixels. */
  baseline: number
  capitals: number
  density: number
}

/** The title as the browser has set it, drawn into a canvas; null where it takes more than one line. */
export function writtenTitle(title: HTMLElement): WrittenTitle | null {
  const range = document.createRange()
  range.selectNodeContents(title.firstChild ?? title)
  const [line, ...further] = range.getClientRects()
  const letters = document.createElement('canvas')
  const context = letters.getContext('2d')
  if (!line || further.length > 0 || !context) return null

  const style = getComputedStyle(title)
  const em = Number.parseFloat(style.fontSize)
  const box = new DOMRect(
    line.x - beyond.side * em,
    line.y - beyond.above * em,
    line.width + 2 * beyond.side * em,
    line.height + (beyond.above + beyond.below) * em,
  )
  const density = Math.min(devicePixelRatio, 2)
  letters.width = Math.round(box.width * density)
  letters.height = Math.round(box.height * density)
  context.scale(density, density)
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.letterSpacing = style.letterSpacing
  context.wordSpacing = style.wordSpacing
  context.fillStyle = 'white'
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
    context.measureText('D')
  const baseline = beyond.above * em + (line.height - ascent - descent) / 2 + ascent
  const capitals = baseline - context.measureText('D').actualBoundingBoxAscent
  context.fillText(title.textContent, beyond.side * em, baseline)
  return {
    letters,
    box,
    letter: em * density,
    baseline: baseline * density,
    capitals: capitals * density,
    density,
  }
}
