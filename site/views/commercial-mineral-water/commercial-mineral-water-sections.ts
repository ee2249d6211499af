import { bottleSizes } from '../../figures/container-figures.ts'
import type { Figure } from '../../figures/figure.ts'
import { wholeNumber } from '../../figures/number-text.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import { bottlesPerMark } from './bottle-row.ts'
import { scaleGrams } from './grains.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function commercialMineralWaterSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/commercial-mineral-water',
    language,
    '/commercial-mineral-water',
  )
  const { hero, opening, pans, label, bottles, next } = words
  const { containerVolume, bottleVolume, bottlesBySize } = figures

  const minerals = [
    { id: 'calcium', range: figures.calcium, mass: figures.calciumMass },
    { id: 'magnesium', range: figures.magnesium, mass: figures.magnesiumMass },
    { id: 'silica', range: figures.silica, mass: figures.silicaMass },
    { id: 'potassium', range: figures.potassium, mass: figures.potassiumMass },
  ] as const

  const pan = (id: (typeof minerals)[number]['id'], mass: Figure) => ({
    id,
    title: pans[id].title,
    text: pans[id].text,
    figure: mass.text,
    grams: mass.ends,
    description: text(`pans.${id}.description`, { least: mass.value, most: mass.most }),
  })

  const bottled = [
    { litres: bottleVolume.value, bottles: figures.bottles.value },
    ...bottleSizes.map((litres, at) => ({
      litres,
      bottles: bottlesBySize.values[at] ?? Number.NaN,
    })),
  ].sort((one, other) => one.litres - other.litres)

  return shown({
    hero: openingOf(hero, ['/partnerships', 'pack'], ['/contact?topic=supply', 'ask']),
    // What may stand on a label stays where the values for it are withheld.
    opening: { ...opening, note: optional(opening.note) || label.caption },
    pans: {
      heading: pans.heading,
      note: pans.note,
      items: minerals.map(({ id, mass }) => pan(id, mass)),
      scale: {
        text: text('pans.scale.text', { grams: scaleGrams }),
        description: text('pans.scale.description', { grams: scaleGrams }),
      },
      caption: pans.caption,
    },
    label: {
      heading: label.heading,
      note: label.note,
      columns: [
        label.columns.mineral,
        { label: label.columns.litre, kind: 'figure' },
        { label: label.columns.container, kind: 'figure' },
        { label: label.columns.use, kind: 'text' },
      ],
      rows: minerals.map(({ id, range, mass }) => ({
        name: pans[id].title,
        cells: [range.number, mass.number, label[id]],
      })),
      caption: label.caption,
    },
    bottles: {
      heading: bottles.heading,
      note: optional(bottles.note),
      link: { href: '/bulk-delivery#price', label: bottles.link },
      columns: [bottles.columns.bottle, { label: bottles.columns.bottles, kind: 'figure' }],
      rows: bottled.map(({ litres, bottles: count }) => ({
        name: `${wholeNumber(litres, language)} ${containerVolume.unit}`,
        cells: [wholeNumber(count, language)],
        litres,
        bottles: count,
      })),
      caption: text('bottles.caption', { count: bottlesPerMark }),
    },
    next: {
      sentence: next.sentence,
      text: [next.text],
      actions: linksOf(
        next,
        ['/partnerships', 'partnerships'],
        ['/contact?topic=supply', 'contact'],
      ),
    },
  } as const)
}
