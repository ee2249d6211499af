type Point = readonly [x: number, y: number]

/** A closed ring of whole units as a path, each point relative to the last: written so it takes least of a page. */
export function ringPath(ring: readonly Point[]): string {
  const steps = ring.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = ring[index] ?? [0, 0]
    return `${x - fromX} ${y - fromY}`
  })
  return `M${ring[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}
