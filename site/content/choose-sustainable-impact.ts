import { asCount, figures } from './figures.ts'
import type { PageWords } from './page-words.ts'

/** Derived: a level of 100 after a stated rise or fall in percent. */
const risenBy = ({ text }: { text: string }) => 100 + Number.parseFloat(text)
const fallenBy = ({ text }: { text: string }) => 100 - Number.parseFloat(text)

export const chooseSustainableImpact = {
  hero: {
    title: 'Choose Sustainable Impact',
    subtitle: 'Three changes in supported communities, as stated.',
    description:
      'School attendance, illness, income: what the company states, and what it does not say.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/community-impact', label: 'Community impact' },
    ],
  },
  pillars: {
    heading: 'Four pillars, sunk like a well',
    note: 'A well is built from rings. Each stands under the one before it, and only the last reaches the water.',
    caption: 'Schematic: a well in section, no place and no depth.',
    entries: [
      {
        title: 'Funding that does not dry up',
        text: 'The first ring is money that comes in every year. It is a share of revenue, so it rises and falls with sales, not with the mood of a year.',
      },
      {
        title: 'Water close to home',
        text: 'The second ring is distance. Water that stands near a house gives back the hours in which somebody carried it. The three outcomes below begin with those hours.',
      },
      {
        title: 'Work that stays',
        text: 'The third ring is hands. A tap needs people who bring, keep and repair. They are needed where the tap is, and for as long as it runs.',
      },
      {
        title: 'A footprint that shrinks',
        text: 'The last ring goes down to the source itself. A litre that helps in one place must not cost another: less carbon on the way, and nothing taken that does not come back.',
      },
    ],
    drawing: {
      id: 'well',
      title: 'A well that is sunk ring by ring',
      description:
        'Ground in three layers with groundwater below, and a person at the surface. With each pillar one more ring of the well is sunk. The fourth reaches the groundwater: water stands in it, and a bucket hangs on its rope.',
      groundwater: 'groundwater',
    },
  },
  metrics: {
    heading: 'Four figures hang on one scale',
    note: 'As stated by the company. Their heights say nothing: four units cannot share a scale, only a beam.',
    figures: [
      {
        figure: '10 %',
        unit: 'of revenue',
        scope: 'Funds water projects.',
      },
      {
        figure: asCount(figures.donated).figure,
        unit: 'litres',
        scope: '12,400,000 L donated; period not stated.',
        share: 1.2,
      },
      {
        ...asCount(figures.jobsStated),
        scope: '820 micro-jobs are stated for Pure Flow, 5,000+ jobs elsewhere.',
      },
      {
        figure: '50 %',
        unit: 'less carbon',
        scope:
          'Carbon reduction as stated, baseline not stated. 65 % CO2 reduction is stated elsewhere.',
        share: 1.1,
      },
    ],
  },
  outcomes: {
    heading: 'Two rises and one fall',
    note: 'Each column stood at 100 before. The part that moved is in lava.',
    caption:
      'To scale against 100; supported communities, as stated by the company; method not given. Derived: 100 + 85 %, 100 − 70 % and 100 + 60 %.',
    before: 'before',
    items: [
      {
        title: 'School attendance',
        figure: '+85 %',
        text: 'Whoever does not walk for water has the morning free. In which schools and over what time this was counted is not stated.',
        level: risenBy(figures.attendance),
        description: 'The column rises from 100 to 185; the 85 above the old level are in lava.',
      },
      {
        title: 'Illness',
        figure: '−70 %',
        text: 'The one column that sinks. No disease is named, and we claim no treatment: ask which cases were counted, and by whom.',
        level: fallenBy(figures.illness),
        description:
          'The column sinks from 100 to 30; the 70 that are gone are hatched in lava, the old level stays as a line.',
      },
      {
        title: 'Income',
        figure: '+60 %',
        text: 'Hours that were spent on the way to water can be worked or sold. Whose income and in which currency is not stated.',
        level: risenBy(figures.income),
        description: 'The column rises from 100 to 160; the 60 above the old level are in lava.',
      },
    ],
  },
  practices: {
    heading: 'What we do about it',
    note: 'Eight practices. Before you choose, look for the empty boxes: those are the questions to put to us.',
    legend: 'Ticked only where a stated figure stands behind the line.',
    lines: [
      {
        title: 'A tenth of revenue goes to water projects',
        text: 'Taken from sales, before costs.',
        ticked: true,
        status: '10 % of revenue',
      },
      {
        title: 'Donated water is counted in litres',
        text: 'In one figure; how they are counted is not stated.',
        ticked: true,
        status: '12,400,000 L donated',
      },
      {
        title: 'Work is given on the spot',
        text: 'Hubs, rounds and repairs.',
        ticked: true,
        status: '820+ jobs, two other readings stated',
      },
      {
        title: 'Carbon per delivery is brought down',
        text: 'Large vessels, sea instead of air.',
        ticked: true,
        status: '50 % carbon reduction, baseline not stated',
      },
      {
        title: 'A community decides what is built',
        text: 'Place, kind of tap, and who keeps it.',
        ticked: false,
        status: 'no figure stated',
      },
      {
        title: 'A project is looked after when it is finished',
        text: 'Parts, training, a person to call.',
        ticked: false,
        status: 'no duration stated',
      },
      {
        title: 'The state before is written down',
        text: 'Without a before, no after can be told.',
        ticked: false,
        status: 'method not given',
      },
      {
        title: 'Somebody else checks the result',
        text: 'Not the one who built it.',
        ticked: false,
        status: 'no audit stated',
      },
    ],
  },
  next: {
    sentence: 'Choose a project by its effect, and ask how it was measured.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/community-impact', label: 'Community Impact' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>
