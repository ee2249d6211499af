import type en from '../../words/documents/specification-sheet/en.json'
import type { Language } from '../../words/language.ts'
import { wordsOf } from '../../words/words-of.ts'
import { asTerm } from './series-words.ts'
import { shownDocument } from './shown-document.ts'

export function specificationSheet(language: Language) {
  const { words, figures } = wordsOf<typeof en>(
    'site/words/documents/specification-sheet',
    language,
    'document:specification-sheet',
  )
  const { facts, vessel, views, flexitank, minerals, tanker, site } = words
  const { containerVolume, containerMost, containerWeight, fillHeight } = figures
  const property = ({ name, note }: { name: string; note: string }, value: string) => ({
    property: name,
    value,
    note,
  })
  const mineral = (
    { name, print }: { name: string; print: string },
    [litre, container]: readonly [string, string],
  ) => ({ mineral: name, litre, container, print })

  return shownDocument(language, {
    slug: 'specification-sheet',
    title: words.title,
    category: words.category,
    description: words.description,
    subtitle: words.subtitle,
    plate: { figure: fillHeight.number, unit: fillHeight.unit, text: words.plate },
    facts: [
      { ...facts.volume, value: containerVolume.text },
      { ...facts.most, value: containerMost.text },
      { ...facts.weight, value: containerWeight.text },
      { ...facts.packs, value: figures.packSizes.text },
    ],
    opening: { kind: 'plate', plate: 'flexitank', caption: words.opening },
    parts: [
      { kind: 'section', heading: vessel.heading, note: vessel.note },
      {
        kind: 'ledger',
        columns: [
          { key: 'property', label: vessel.columns.property, share: 4 },
          { key: 'value', label: vessel.columns.value, share: 4, figures: true },
          { key: 'note', label: vessel.columns.note, share: 6 },
        ],
        rows: [
          property(vessel.flexitank, containerVolume.text),
          property(vessel.range, figures.containerRange.spelled),
          property(vessel.level, fillHeight.text),
          property(vessel.levelMost, figures.fillHeightMost.text),
          property(vessel.weight, containerWeight.text),
          property(vessel.transit, figures.transitTemperature.text),
          property(vessel.opening, vessel.opening.value),
        ],
        caption: vessel.caption,
      },
      {
        kind: 'row',
        plates: [
          { kind: 'plate', plate: 'end-view', columns: 6, caption: views.endView },
          { kind: 'plate', plate: 'packs', columns: 6, caption: views.packs },
        ],
      },
      { kind: 'section', heading: flexitank.heading },
      {
        kind: 'terms',
        terms: [flexitank.maker, flexitank.papers, flexitank.coupling, flexitank.empty].map(asTerm),
      },
      { kind: 'section', heading: minerals.heading, note: minerals.note },
      { kind: 'plate', plate: 'minerals', caption: minerals.plate },
      {
        kind: 'ledger',
        columns: [
          { key: 'mineral', label: minerals.columns.mineral, share: 4 },
          { key: 'litre', label: minerals.columns.litre, share: 3, figures: true },
          { key: 'container', label: minerals.columns.container, share: 3, figures: true },
          { key: 'print', label: minerals.columns.print, share: 5 },
        ],
        rows: [
          mineral(minerals.calcium, [figures.calcium.text, figures.calciumMass.text]),
          mineral(minerals.magnesium, [figures.magnesium.text, figures.magnesiumMass.text]),
          mineral(minerals.silica, [figures.silica.text, figures.silicaMass.text]),
          mineral(minerals.potassium, [figures.potassium.text, figures.potassiumMass.text]),
        ],
        caption: minerals.caption,
      },
      { kind: 'section', heading: tanker.heading, note: tanker.note },
      { kind: 'plate', plate: 'tanker-rail', columns: 6, caption: tanker.caption },
      { kind: 'terms', terms: [tanker.load, tanker.rail].map(asTerm) },
      { kind: 'section', heading: site.heading, note: site.note },
      {
        kind: 'blanks',
        lines: [
          site.coupling,
          site.volume,
          site.dock,
          site.flow,
          site.time,
          site.range,
          site.treatment,
          site.shelf,
        ],
      },
    ],
  })
}
