import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'
import { DropRings, RingScale, ShareDial } from './DropRings.tsx'

type Drawn = DrawingWords & ({ full: number; part: number; most: number } | { share: number })

/** Each target with its drop: rings for a count, a dial for a share. */
export function withDrops<Target extends { drawing: Drawn }>(targets: readonly Target[]) {
  return targets.map(({ drawing, ...target }, index) => ({
    ...target,
    drawing:
      'full' in drawing ? (
        <DropRings id={`target-${index + 1}`} {...drawing} />
      ) : (
        <ShareDial id={`target-${index + 1}`} {...drawing} />
      ),
  }))
}

export function ringScale({ text, ...words }: DrawingWords & { text: string; most: number }) {
  return { drawing: <RingScale id="ring-scale" {...words} />, text }
}
