/**
 * The lines of a water sheet, each with the published standard beside it: for the sheet on `/know-your-water` and
 * the quality reports of `/source-of-water`.
 */
import { siteConfig } from '../../site.config.ts'
import type { Figure } from '../figures/figure.ts'
import type { Figures } from '../figures/registry.ts'

/** TDS in general; once the owner has settled on the stricter value, that one. */
export function solids(figures: Figures): Figure {
  return siteConfig.settled.tds === 'tdsStrict' ? figures.tdsStrict : figures.tds
}

/** The minerals that are shown, the largest first. */
export function minerals(figures: Figures) {
  const { calcium, magnesium, silica, potassium } = figures
  return [
    { name: 'Calcium', figure: calcium },
    { name: 'Magnesium', figure: magnesium },
    { name: 'Silica', figure: silica },
    { name: 'Potassium', figure: potassium },
  ].filter(({ figure }) => !figure.withheld)
}

const inRock: Record<string, string> = {
  Calcium: 'With magnesium it makes water hard.',
  Magnesium: 'The other part of hardness.',
  Silica: 'Volcanic rock gives it.',
}

/** Metric, published standard and value of every line but pH, whose ranges each page gives in its own way. */
export function waterSheet(figures: Figures) {
  const tds = solids(figures)
  const asMilligrams =
    tds.form.unit === figures.ppm.form.unit
      ? ` Here ${figures.ppm} is about ${figures.ppm.value} mg/L.`
      : ''
  return {
    purity: {
      name: 'Purity',
      standard: 'Company figure. Published standards set limits substance by substance.',
      value: figures.purity.text,
    },
    acidity: {
      name: 'pH',
      standard: `EU directive 2020/2184: ${figures.euPh}.`,
    },
    solids: {
      name: 'Dissolved solids, TDS',
      standard: `WHO: below about ${figures.whoTds} the taste is generally good.${asMilligrams}`,
      value: tds.text,
    },
    temperature: {
      name: 'Temperature',
      standard: 'EU directive 2020/2184 sets no limit.',
      value: figures.sourceTemperature.text,
    },
    minerals: minerals(figures).map(({ name, figure }) => ({
      name,
      standard: ['No EU limit.', inRock[name]].filter(Boolean).join(' '),
      value: figure.text,
    })),
  }
}
