import { stepFor } from './grains.ts'
import { Pan, PanScale } from './Pan.tsx'

type Mineral = {
  id: string
  title: string
  figure: string
  text: string
  grams: readonly [least: number, most: number]
  /** What the pan shows, for those who cannot see it. */
  description: string
}

type Words = {
  items: readonly Mineral[]
  /** What the square beside the pans says and shows. */
  scale: { text: string; description: string }
}

/** Each mineral with its pan, and the square that says how much area a weight takes: one scale for all. */
export function balancePans({ items, scale }: Words) {
  const step = stepFor(items.map(({ grams }) => grams[1]))
  return {
    items: items.map(({ id, grams, description, ...mineral }) => ({
      ...mineral,
      drawing: (
        <Pan
          id={`pan-${id}`}
          title={`${mineral.title}: ${mineral.figure}`}
          description={description}
          grams={grams}
          step={step}
        />
      ),
    })),
    scale: {
      text: scale.text,
      drawing: (
        <PanScale id="pan-scale" title={scale.text} description={scale.description} step={step} />
      ),
    },
  }
}
