import type { DeskFigure, DeskFigures } from '../../../../contract/site-desk.ts'

/** The owner's choice of figures: what is off the site, changed and settled. */
export type Choice = {
  withheld: readonly string[]
  settled: Readonly<Record<string, string>>
}

/** The figures that a choice takes off the site by name, without those that follow. */
function takenOff({ withheld, settled }: Choice, { pairs }: DeskFigures): Set<string> {
  const settledAway = pairs.flatMap(({ pair, readings }) => {
    const kept = settled[pair]
    if (!kept) return []
    return readings.filter(({ reading }) => reading !== kept).flatMap(({ figures }) => figures)
  })
  return new Set([...withheld, ...settledAway])
}

export type Going = {
  figures: readonly DeskFigure[]
  sentences: readonly { id: number; file: string; key: string; sentence: string }[]
  places: readonly string[]
}

/** What leaves the site when one choice takes the place of another: figures, those that follow from them, sentences, places. */
export function whatGoes(from: Choice, to: Choice, all: DeskFigures): Going {
  const before = takenOff(from, all)
  const named = new Map(all.figures.map((figure) => [figure.key, figure]))
  const keys = [...takenOff(to, all)].filter((key) => !before.has(key))
  const along = keys.flatMap((key) => [key, ...(named.get(key)?.takesAlong ?? [])])
  const figures = [...new Set(along)].flatMap((key) => named.get(key) ?? [])
  const sentences = new Map(
    figures
      .flatMap((figure) => figure.sentences)
      // What names the figure itself says nothing on a page.
      .filter(({ file }) => !file.startsWith('site/words/figures/'))
      .map((sentence) => [JSON.stringify(sentence), sentence]),
  )
  return {
    figures,
    sentences: [...sentences.values()].map((sentence, id) => ({ ...sentence, id })),
    places: [...new Set(figures.flatMap(({ places }) => places))],
  }
}
