import { wholeNumber } from '../../figures/number-text.ts'
import type en from '../../words/documents/logistics-guide/en.json'
import type { Language } from '../../words/language.ts'
import { wordsOf } from '../../words/words-of.ts'
import { asStep, asTerm, termsSection } from './series-words.ts'
import { shownDocument } from './shown-document.ts'

export function logisticsGuide(language: Language) {
  const { words, figures } = wordsOf<typeof en>(
    'site/words/documents/logistics-guide',
    language,
    'document:logistics-guide',
  )
  const { facts, leadTime, order, sizes, arrival, emergency, inland } = words
  const { containerVolume, peopleForADay, leadTimeWeeks, transitTemperature } = figures
  const { ordersPerMonth, emergencyOrder } = figures
  const size = (containers: number, meaning: string) => ({
    containers: wholeNumber(containers, language),
    litres: `${wholeNumber(containers * containerVolume.value, language)} ${containerVolume.unit}`,
    people: wholeNumber(containers * peopleForADay.value, language),
    meaning,
  })
  const check = ({ name, text }: { name: string; text: string }) => ({
    title: name,
    text,
    box: 'open' as const,
  })

  return shownDocument(language, {
    slug: 'logistics-guide',
    title: words.title,
    category: words.category,
    description: words.description,
    subtitle: words.subtitle,
    plate: { figure: leadTimeWeeks.number, unit: leadTimeWeeks.unit, text: words.plate },
    facts: [
      { ...facts.ports, value: figures.ports.text },
      { ...facts.order, value: ordersPerMonth.text },
      { ...facts.transit, value: transitTemperature.text },
      { ...facts.onTime, value: figures.onTime.text },
    ],
    opening: {
      kind: 'plate',
      plate: 'lead-times',
      caption: leadTimeWeeks.withheld ? '' : words.opening,
    },
    parts: [
      { kind: 'section', heading: leadTime.heading, note: leadTime.note },
      { kind: 'terms', terms: [leadTime.parts, leadTime.plan, leadTime.quote].map(asTerm) },
      { kind: 'section', heading: order.heading, note: order.note },
      {
        kind: 'steps',
        steps: [
          asStep(order.message),
          asStep(order.quote),
          asStep(order.accept),
          { ...asStep(order.filling), besides: containerVolume.text },
          { ...asStep(order.freight), besides: transitTemperature.text },
          { ...asStep(order.road), besides: figures.containerWeight.text },
          asStep(order.unloading),
        ],
      },
      ...termsSection(language, ['delivery', 'demurrage']),
      { kind: 'section', heading: sizes.heading, note: sizes.note },
      { kind: 'plate', plate: 'containers', caption: sizes.plate },
      {
        kind: 'ledger',
        columns: [
          { key: 'containers', label: sizes.columns.containers, share: 2 },
          { key: 'litres', label: sizes.columns.litres, share: 3, figures: true },
          { key: 'people', label: sizes.columns.people, share: 4, figures: true },
          { key: 'meaning', label: sizes.columns.meaning, share: 6 },
        ],
        rows: [
          size(ordersPerMonth.value, sizes.least),
          size(emergencyOrder.value, sizes.emergencyLeast),
          size(ordersPerMonth.most, sizes.most),
          size(figures.emergencyMost.value, sizes.emergencyMost),
        ],
      },
      { kind: 'section', heading: arrival.heading, note: arrival.note },
      {
        kind: 'checks',
        lines: [
          arrival.tank,
          arrival.ground,
          arrival.hose,
          arrival.air,
          arrival.samples,
          arrival.empty,
        ].map(check),
      },
      { kind: 'section', heading: emergency.heading, note: emergency.note },
      {
        kind: 'terms',
        terms: [emergency.arrival, emergency.order, emergency.people, emergency.send].map(asTerm),
      },
      { kind: 'section', heading: inland.heading, note: inland.note },
      { kind: 'terms', terms: [inland.tank, inland.packs, inland.papers].map(asTerm) },
    ],
  })
}
