import { Pan, PanScale } from './Pan.tsx'

type Mineral = {
  title: string
  figure: string
  text: string
  grams: readonly [least: number, most: number]
  /** What the pan shows, for those who cannot see it. */
  description: string
}

/** Each mineral with its pan. */
export function withPans(minerals: readonly Mineral[]) {
  return minerals.map(({ grams, description, ...mineral }) => ({
    ...mineral,
    drawing: (
      <Pan
        id={`pan-${mineral.title.toLowerCase()}`}
        title={`${mineral.title}: ${mineral.figure}`}
        description={description}
        grams={grams}
      />
    ),
  }))
}

/** The square that says how much area a hundred grams take. */
export function pansScale({ text, drawing }: { text: string; drawing: PanScaleWords }) {
  return { text, drawing: <PanScale {...drawing} /> }
}

type PanScaleWords = { id: string; title: string; description: string }
