import type { DeskFigures } from '../../contract/site-desk.ts'
import { sentencesOf, type Use } from '../../contract/words/format-message.ts'
import type { Figure } from '../../site/figures/figure.ts'
import { figureValue } from '../../site/figures/figure-values.ts'
import { figureWords } from '../../site/figures/figure-words.ts'
import { placesOf } from '../../site/figures/figures-for.ts'
import { launchSafe } from '../../site/figures/launch-safe.ts'
import { pairs } from '../../site/figures/pairs.ts'
import { type FigureKey, figureGroups, registry } from '../../site/figures/registry.ts'

type Text = { file: string; key: string; text: string; names: ReadonlyMap<string, Use> }

/** Every figure with what goes when it goes. Labels are read before anything is withheld here. */
export function cataloguedFigures(texts: readonly Text[]): DeskFigures {
  const keys = Object.keys(registry) as FigureKey[]
  const wasWithheld = new Set(keys.filter((key) => registry[key].withheld))
  const printed = keys.map((key) => ({ key, text: registry[key].text, label: registry[key].label }))
  const along = new Map(keys.map((key) => [key, wouldGo(key, keys, wasWithheld)]))
  const figures = printed.map(({ key, text, label }) => ({
    key,
    group: groupOf(key),
    label: wasWithheld.has(key) ? (figureWords('en').figures[key]?.label ?? key) : label,
    text: wasWithheld.has(key) ? '' : text,
    numbers: registry[key].given ?? null,
    withheld: wasWithheld.has(key),
    takesAlong: along.get(key) ?? [],
    places: placesOf(key),
    sentences: texts
      .filter(({ names }) => [...names.keys()].some((name) => isOf(name, key)))
      .flatMap(({ file, key: place, text: whole }) =>
        sentencesOf(whole)
          .filter((sentence) => namesIn(sentence).some((name) => isOf(name, key)))
          .map((sentence) => ({ file, key: place, sentence })),
      ),
  }))
  return {
    figures,
    pairs: Object.entries(pairs).map(([pair, readings]) => ({
      pair,
      readings: Object.entries(readings as Record<string, readonly string[]>).map(
        ([reading, members]) => ({ reading, figures: members }),
      ),
    })),
    launchSafe,
  }
}

const groupOf = (key: string): string =>
  figureGroups.find(({ figures }) => Object.hasOwn(figures, key))?.id ?? ''

/** Names of placeholders alone: what stands inside a plural is a placeholder of its own. */
const namesIn = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name)

/** Whether a placeholder prints the figure, whole or in part. */
function isOf(name: string, key: FigureKey): boolean {
  let named = ''
  figureValue(
    (asked) => {
      if (Object.hasOwn(registry, asked)) named = asked
      return Object.hasOwn(registry, asked) ? (registry[asked as FigureKey] as Figure) : undefined
    },
    name,
    'printed',
  )
  return named === key
}

/** The other figures that are computed from it, and go with it. */
function wouldGo(key: FigureKey, keys: readonly FigureKey[], gone: ReadonlySet<string>): string[] {
  if (gone.has(key)) return []
  const put = registry[key].withhold()
  const along = keys.filter(
    (other) => other !== key && !gone.has(other) && registry[other].withheld,
  )
  put()
  return along
}
