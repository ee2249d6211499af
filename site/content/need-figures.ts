/** What the two pages of the need say alike: the first figures, and the regions where people are affected. */
import type { Figure } from '../figures/figure.ts'
import { asCount, type FigurePlace } from '../figures/figures-for.ts'
import type { Language } from '../words/language.ts'
import type en from '../words/need/en.json'
import { wordsOf } from '../words/words-of.ts'
import { sources } from './fresh-water-crisis/sources.ts'

/** @param place the page that shows them. */
export function needFigures(language: Language, place: FigurePlace) {
  const { words, figures } = wordsOf<typeof en>('site/words/need', language, place)
  const { safeWater, scarcity, regions } = words
  return {
    /** Each beside the nearest figure that others have published. */
    people: [
      {
        ...asCount(figures.peopleWithoutSafeWater),
        scope: safeWater.scope,
        published: { says: safeWater.published, source: sources.jmp },
      },
      {
        ...asCount(figures.facingScarcity),
        scope: scarcity.scope,
        published: { says: scarcity.published, source: sources.fao2007 },
      },
    ],
    /** Below the line of figures. */
    status: {
      note: words.status,
      link: { href: '/resources#figures', label: words.figures },
    },
    africa: region(regions.africa, figures.affectedSubSaharanAfrica),
    southAsia: region(regions.southAsia, figures.affectedSouthAsia),
    middleEast: region(regions.middleEast, figures.affectedMiddleEast),
  } as const
}

function region(name: string, { number, value }: Figure) {
  return { name, figure: number, millions: value / 1e6 }
}
