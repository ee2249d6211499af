import type { ClosingWords, PageWords } from '../../content/page-words.ts'
import type { DrawnWords, PlotWords, WordsOf } from '../../content/section-words.ts'
import { asCount, figuresFor } from '../../figures/figures-for.ts'
import { capital } from '../../figures/number-text.ts'
import { fractionInWords, ordinal, soManyIn } from '../../figures/word-forms.ts'
import type { Checklist } from '../../sections/Checklist.tsx'
import type { Comparison } from '../../sections/Comparison.tsx'
import type { CountField } from '../../sections/CountField.tsx'
import type { FigureLine } from '../../sections/FigureLine.tsx'
import type { StickyRail } from '../../sections/StickyRail.tsx'
import { shown } from '../../words/shown.ts'
import type { StowagePlan } from './StowagePlan.tsx'
import type { tapStand } from './TapStand.tsx'

const figures = figuresFor('/community-impact')
const { donated, containerVolume, givenContainers, peopleForADay, sphereMinimum } = figures

const whole = Math.floor(givenContainers.value)
/** How full the last container is; 0 when the litres fill whole ones. */
const last = givenContainers.value - whole
const drawn = Math.ceil(givenContainers.value)
const asBottles = `equals ${figures.bottles}`

type CommunityImpactWords = PageWords & {
  hero: { caption: string }
  next: ClosingWords & { caption: string }
} & {
  given: PlotWords<typeof CountField, typeof StowagePlan>
  statistics: WordsOf<typeof FigureLine>
  pillars: DrawnWords<typeof StickyRail, typeof tapStand>
  impact: WordsOf<typeof Comparison>
  benefits: WordsOf<typeof Checklist>
}

export const communityImpact = shown({
  hero: {
    title: 'Community Impact',
    subtitle: `${donated.number} litres donated, and taps built to last.`,
    description: 'How a project begins, who runs it, and what a partner gets.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact?topic=partnership', label: 'Propose a project' },
    ],
    caption: 'Rendering',
  },
  given: {
    heading: 'The water donated, in containers',
    note: 'Stacked on one quay, in the unit we ship.',
    figures: [
      { figure: donated.number, unit: donated.unit, scope: 'Donated.' },
      { figure: containerVolume.number, unit: containerVolume.unit, scope: 'In one flexitank.' },
      {
        figure: givenContainers.number,
        unit: givenContainers.unit,
        scope: [
          `${givenContainers.sum}.`,
          ...(last === 0 ? [] : [`The last one is ${fractionInWords(last)} full.`]),
        ].join(' '),
      },
    ],
    unit: `One box is one ${containerVolume} flexitank.`,
    margin: {
      term: 'One box at the tap',
      text: `A day’s water for ${peopleForADay}: ${peopleForADay.sum}. In an emergency, ${sphereMinimum} a person a day is the minimum for drinking and hygiene (Sphere Handbook, 2018).`,
    },
    caption: 'Boxes counted; the numbers at the right add up the rows. To scale.',
    drawing: {
      id: 'stowage',
      title: `${drawn} containers stacked on a quay`,
      description: [
        last === 0
          ? `Containers seen from their doors: ${whole} of them.`
          : `Containers seen from their doors: ${whole} full and one filled to ${fractionInWords(last)}.`,
        `${givenContainers.sum} = ${givenContainers.number}.`,
        `One of the full ones is marked: it ${asBottles}.`,
      ].join(' '),
      count: givenContainers.value,
      rest: last === 0 ? '' : `and ${fractionInWords(last)} of one`,
      label: `this one ${asBottles}`,
    },
  },
  statistics: {
    heading: 'Communities, schools and jobs',
    note: 'Company figures.',
    figures: [
      { ...asCount(figures.communitiesMany), scope: 'In our community work.' },
      { ...asCount(figures.schools), scope: 'Supported in that work.' },
      {
        figure: figures.projectSuccess.text,
        unit: 'project success',
        scope: `${capital(soManyIn(figures.projectSuccess.value, 'projects'))}.`,
      },
      {
        figure: figures.jobsMany.number,
        unit: figures.jobsMany.unit,
        scope: 'In our community work.',
      },
    ],
  },
  pillars: {
    heading: 'How a tap is built',
    note: 'Four pillars, in the order they go up.',
    caption: 'A tap stand, built in four steps. Not to scale.',
    entries: [
      {
        title: 'Revenue Share',
        text: `${figures.revenueShare} of revenue funds water projects. It pays for what everything else stands on: a pipe in the ground and a slab of concrete.`,
      },
      {
        title: 'Targeted Projects',
        text: 'The money goes to what one place lacks: a tank on its tower, a pump, or water by the container until those are built.',
      },
      {
        title: 'Community-Led',
        text: 'The people who will use the tap choose where it stands and who keeps the key. One of them opens it every morning.',
      },
      {
        title: 'Long-term Support',
        text: 'A tap is finished when somebody can mend it. Spare parts and someone to call belong to the plan, like the roof, the meter and the notice board.',
      },
    ],
    drawing: {
      id: 'tap-stand',
      title: 'A tap stand, built in four steps',
      description:
        'First a pipe in the ground and a slab. Then a tank on a tower. Then a tap with cans below it, and two people. Last a roof, a meter, a level gauge and a notice board.',
    },
  },
  impact: {
    heading: 'Social and environmental impact',
    note: 'What one tap does, for the people who use it and for the ground it stands on.',
    voices: [
      { name: 'Social impact', figure: 'People', scope: 'What changes in a day.' },
      { name: 'Environmental impact', figure: 'Place', scope: 'What changes around the tap.' },
    ],
    rows: [
      {
        question: 'Water',
        answers: [
          'The day has room for more than fetching it.',
          'A well that shares the load has time to refill.',
        ],
      },
      {
        question: 'School and waste',
        answers: [
          'A child who does not carry water can sit in class.',
          'Water that comes in bulk keeps bottles out of ditches and drains.',
        ],
      },
      {
        question: 'Work',
        answers: [
          'Filling, repair and accounts become jobs for people who live there.',
          'A hub nearby keeps the last trips short, and the fuel bill with them.',
        ],
      },
    ],
  },
  benefits: {
    heading: 'CSR partner benefits',
    note: 'What your company gets when it pays for a project with us.',
    legend: {
      ticked: { mark: 'Ticked', means: 'in place already' },
      open: { mark: 'Open', means: 'agreed with you' },
    },
    beside: {
      figure: figures.csrPartners.number,
      unit: figures.csrPartners.unit,
      scope: `They fund water projects with us. You would be the ${ordinal(figures.csrPartners.value + 1)}.`,
    },
    lines: [
      {
        title: 'Your litres join ours',
        text: 'What you fund is added to the water already donated.',
        ticked: true,
        status: donated.text,
      },
      {
        title: 'Our money beside yours',
        text: 'We fund water projects too, with a share of what we sell.',
        ticked: true,
        status: `${figures.revenueShare} of revenue`,
      },
      {
        title: 'A project with a name',
        text: 'Place, need and budget, written down before you decide.',
        ticked: false,
        status: 'Before you sign',
      },
      {
        title: 'Figures for your report',
        text: 'Litres delivered, where and when, under the standard you report by.',
        ticked: false,
        status: 'After delivery',
      },
      {
        title: 'A visit',
        text: 'See the tap, and meet the people who run it.',
        ticked: false,
        status: 'Once it runs',
      },
    ],
  },
  next: {
    sentence: 'A project needs a community, a source and a sponsor.',
    text: [
      'If you are one of the three, write to us about the other two. Tell us the place, how many people live there, and the month in which water is shortest.',
    ],
    caption: 'Rendering',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact?topic=partnership', label: 'Propose a project' },
    ],
  },
} as const satisfies CommunityImpactWords)
