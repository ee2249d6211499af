type Ground = {
  from: number
  to: number
  /** Where the ground lies at this place. */
  topAt: (x: number) => number
  /** How far the shortest of three strokes leans; each runs down twice as far as it leans. */
  lean: number
}

/** Earth below a ground line, as one path: strokes that lean one way, as sections hatch it. */
export function earth({ from, to, topAt, lean }: Ground): string {
  return Array.from({ length: Math.floor((to - from) / 9) }, (_, index) => {
    const x = from + 9 * index
    const across = (lean * (10 + 4 * (index % 3))) / 10
    return `M${x + 10} ${topAt(x)}l${-across} ${2 * across}`
  }).join('')
}
