/** The values of the water, each with the published standard for it; several pages show them. */
import { siteConfig } from '../../site.config.ts'
import type { Figure } from '../figures/figure.ts'
import type { FigurePlace } from '../figures/figures-for.ts'
import type { Figures } from '../figures/registry.ts'
import type { Language } from './language.ts'
import type en from './water-sheet/en.json'
import { wordsOf } from './words-of.ts'

/** TDS in general; once the owner has settled on the stricter value, that one. */
export function solids(figures: Figures): Figure {
  return siteConfig.settled.tds === 'tdsStrict' ? figures.tdsStrict : figures.tds
}

/**
 * Name, published standard and value of every line but pH, whose ranges each page gives in its own way; what is
 * withheld among them is for the page's `shown` to take out.
 */
export function waterSheet(language: Language, place: FigurePlace) {
  const { words, figures } = wordsOf<typeof en>('site/words/water-sheet', language, place)
  const { columns, purity, ph, temperature, calcium, magnesium, silica, potassium } = words
  return {
    columns: [columns.metric, columns.standard, columns.value],
    purity: { ...purity, value: figures.purity.text },
    ph,
    solids: { ...words.solids, value: solids(figures).text },
    temperature: { ...temperature, value: figures.sourceTemperature.text },
    minerals: [
      { ...calcium, value: figures.calcium.text },
      { ...magnesium, value: figures.magnesium.text },
      { ...silica, value: figures.silica.text },
      { ...potassium, value: figures.potassium.text },
    ],
  } as const
}
