/** One container of the schematic drawing, in its units. */
export const box = { width: 30, height: 13 }

export type Tint = 'deep' | 'pale' | 'bare'

/** Stacks from left to right, each a word of tints from the ground up: d deep, p pale, b bare. */
export function stacked(x: number, ground: number, stacks: readonly string[], gap: number) {
  const rects: Record<Tint, string> = { deep: '', pale: '', bare: '' }
  const tints = { d: 'deep', p: 'pale', b: 'bare' } as const
  stacks.forEach((stack, bay) => {
    ;[...stack].forEach((letter, tier) => {
      const tint = tints[letter as keyof typeof tints]
      const left = x + bay * (box.width + gap)
      const top = ground - (tier + 1) * box.height
      rects[tint] += `M${left} ${top}h${box.width}v${box.height}h${-box.width}z`
    })
  })
  return rects
}
