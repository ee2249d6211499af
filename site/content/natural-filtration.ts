import { figures, rangeOf } from './figures.ts'
import type { PageWords } from './page-words.ts'

const step = (title: string, figure: { text: string; scope: string }, text: string) => ({
  title,
  text,
  figure: figure.text.replace(' years', ''),
  unit: 'years',
  span: rangeOf(figure),
})

export const naturalFiltration = {
  hero: {
    title: 'Natural Filtration',
    subtitle: '1–5, 10–50, 50–200 years.',
    description:
      'Four steps through ice and rock. Three of them have a stated time, and this page is as long as those years are.',
    actions: [
      { href: '/water-purity', label: 'Water purity' },
      { href: '/source-of-water', label: 'Where it begins' },
    ],
  },
  timeline: {
    heading: 'Two centuries, to scale',
    note: 'Linear and to scale: every year has the same length on this line. Whether the stages add up is not stated, so each is measured from zero.',
    ordinal: 'Step',
    reading: 'Year',
    length: 200,
    skip: { href: '#year-200', label: 'To year 200' },
    before: {
      title: 'Ice lets the water go',
      text: 'Ice turns to water and the water finds the ground. This is where the counting begins.',
      scope: 'No duration is stated for this step; it stands above zero.',
    },
    entries: [
      {
        ...step(
          'First lava',
          figures.firstLava,
          'Open, porous rock. What floats in the water begins to stay behind. On this line the whole step is hardly thicker than this sentence.',
        ),
        aside: true,
      },
      step(
        'Second lava',
        figures.secondLava,
        'Denser rock and narrower ways. Whoever watched a drop go in at twenty could be seventy when it leaves.',
      ),
      step(
        'Deepest lava',
        figures.deepestLava,
        'From here on nothing happens that the eye could follow. Rock, water, time. The space below is not missing anything; it is what the number means.',
      ),
    ],
    marks: [
      { at: 50, label: '50 years of scrolling' },
      { at: 100, label: '100 years of scrolling' },
      { at: 150, label: '150 years of scrolling' },
      { at: 200, label: '200 years of scrolling' },
    ],
    end: 'To the spring',
    caption: 'Linear and to scale; whether stages add up is not stated. The thread is schematic.',
  },
  specimen: {
    heading: 'One fragment does four things',
    note: 'What a buyer gains from the wait, shown on a piece of the filter.',
    caption: 'Schematic: an imagined fragment, enlarged. No sample was drawn.',
    parts: [
      {
        name: 'Pores hold what floats',
        text: 'Frozen gas bubbles. Water passes, particles settle: less for your own filters to do.',
      },
      {
        name: 'Cracks set the pace',
        text: 'Narrow joints slow the flow. How long is stated layer by layer.',
      },
      {
        name: 'Mass keeps it cold',
        text: `A whole lava field warms slowly. The water is stated at ${figures.sourceTemperature.text}.`,
      },
      {
        name: 'Minerals come along',
        text: `The rock gives calcium, magnesium, silica and potassium; silica, for one, at ${figures.silica.text}.`,
      },
    ],
    drawing: {
      id: 'basalt-fragment',
      title: 'A fragment of lava, enlarged',
      description:
        'A broken stone with gas pores of many sizes. A crack runs through it from top to bottom and carries a thread of water. Pale mineral needles lie in the mass. Four leaders name pores, crack, mass and minerals.',
      magnified: 'water in',
    },
  },
  standards: {
    heading: 'Quality standards',
    note: 'What rock does has to be shown on paper. Readings that are stated carry a tick. A scheme that needs a certificate stays empty until you hold it.',
    legend: 'ticked: a stated reading stands behind the line',
    lines: [
      { title: 'Purity', text: figures.purity.text, ticked: true, status: 'stated' },
      {
        title: 'Dissolved solids',
        text: `${figures.tds.text} and ${figures.tdsStrict.text} TDS`,
        ticked: true,
        status: 'stated, two readings',
      },
      {
        title: 'Acidity',
        text: `${figures.ph.text} and ${figures.phLow.text}`,
        ticked: true,
        status: 'stated, two ranges',
      },
      {
        title: 'EU Drinking Water Directive, 2020/2184',
        text: 'The limits a European authority will ask about.',
        ticked: false,
        status: 'certificate on request',
      },
      {
        title: 'WHO Guidelines for Drinking-water Quality',
        text: 'The reference where no national limit applies.',
        ticked: false,
        status: 'certificate on request',
      },
      {
        title: 'ISO 22000, food safety management',
        text: 'Asked for by bottlers and food producers.',
        ticked: false,
        status: 'certificate on request',
      },
    ],
  },
  next: {
    sentence: 'What two centuries leave in the water is on the next page.',
    actions: [
      { href: '/water-purity', label: 'Water Purity' },
      { href: '/source-of-water', label: 'Source of Water' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>
