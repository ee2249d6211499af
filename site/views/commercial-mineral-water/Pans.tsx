import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { scaleGrams, stepFor } from './grains.ts'
import { Pan, PanScale } from './Pan.tsx'

type Mineral = {
  title: string
  figure: string
  text: string
  grams: readonly [least: number, most: number]
  /** What the pan shows, for those who cannot see it. */
  description: string
}

type Words = {
  items: readonly Mineral[]
  /** What the square beside the pans says behind its weight. */
  scale: { text: string; drawing: DrawingNames }
}

/** Each mineral with its pan, and the square that says how much area a weight takes: one scale for all. */
export function balancePans({ items, scale }: Words) {
  const step = stepFor(items.map(({ grams }) => grams[1]))
  const weight = `${scaleGrams} g`
  return {
    items: items.map(({ grams, description, ...mineral }) => ({
      ...mineral,
      drawing: (
        <Pan
          id={`pan-${mineral.title.toLowerCase()}`}
          title={`${mineral.title}: ${mineral.figure}`}
          description={description}
          grams={grams}
          step={step}
        />
      ),
    })),
    scale: {
      text: `${weight} ${scale.text}`,
      drawing: (
        <PanScale {...scale.drawing} title={`${weight} ${scale.drawing.title}`} step={step} />
      ),
    },
  }
}
