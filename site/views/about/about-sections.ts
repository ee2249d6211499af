import type { PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, WordsOf } from '../../content/section-words.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { capital, inRoundWords, inWords } from '../../figures/number-text.ts'
import { aShare } from '../../figures/part-in-words.ts'
import type { Comparison } from '../../sections/Comparison.tsx'
import type { Opening } from '../../sections/Opening.tsx'
import { shown, withoutWithheld } from '../../words/shown.ts'
import type { glacierGroups } from './GlacierGroups.tsx'
import type { MarginGroups } from './MarginGroups.tsx'

const figures = figuresFor('/about')
const { carbonNeutral, carbonPromise, ordersPerMonth, revenueShare } = figures

const share = aShare(revenueShare.value)
const fewest = inWords(ordersPerMonth.value)
const sizes = figures.packSizes.text

const environmental = {
  name: 'Environmental',
  notes: [
    {
      title: 'Carbon neutrality',
      text: `Our promise: ${carbonNeutral} carbon neutral in ${inWords(carbonPromise.value)} ${carbonPromise.unit}.`,
    },
    {
      title: 'Rock before machines',
      text: 'Lava filters the water for years before it meets a pipe of ours.',
    },
    {
      title: 'Large vessels',
      text: `A flexitank of ${figures.containerVolume} equals ${figures.bottles}.`,
    },
    {
      title: 'The sea as our road',
      text: 'Containers travel by ocean freight. On land, tanker and rail take over.',
    },
  ],
} as const

const social = {
  name: 'Social',
  notes: [
    {
      title: 'Work near the tap',
      text: 'The last kilometres, from the hub to the people, are work for local drivers.',
    },
    {
      title: 'Communities lead',
      text: 'The people who will use a project lead it, and support goes on after it opens.',
    },
    { title: 'Water given', text: `Besides the water we sell: ${figures.donated} donated.` },
    {
      title: 'Help in an emergency',
      text: `Relief teams have a ${figures.emergencyResponse.number}-hour emergency response.`,
    },
  ],
} as const

const governance = {
  name: 'Governance',
  notes: [
    {
      title: 'An answer in a day',
      text: `On business days you hear from us within ${figures.answerBusinessDays}.`,
    },
    {
      title: 'A complete quote',
      text: 'Price, port and lead time are in it, and the analysis of your lot comes with it.',
    },
    { title: 'A plain no', text: 'If we cannot supply what you need, we say so.' },
    {
      title: 'Your address',
      text: 'We answer you at the address you give us, and leave it at that.',
    },
  ],
} as const

/** As many principles as are left when figures are withheld. */
const countOfNotes = ({ notes }: { notes: readonly { text: string }[] }) =>
  notes.filter(({ text }) => withoutWithheld(text)).length
const [planet, people, dealings] = [environmental, social, governance].map(countOfNotes) as [
  number,
  number,
  number,
]
const principles = planet + people + dealings
const alike = planet === people && people === dealings

type AboutWords = PageWords & {
  opening: WordsOf<typeof Opening>
  voices: WordsOf<typeof Comparison>
  principles: WordsOf<typeof MarginGroups, 'groups'> & {
    drawing: DrawnFrom<typeof glacierGroups>
    groups: Parameters<typeof glacierGroups>[1]
  }
}

export const about = shown({
  hero: {
    title: 'About us',
    subtitle: 'Icelandic water for bottlers, towns and relief teams.',
    description: `We fill and ship it by the container, from ${fewest} a month. ${capital(share)} of each sale goes to water projects.`,
    actions: [
      { href: '/our-goals', label: 'Our goals' },
      { href: '/partnerships', label: 'Partnerships' },
    ],
  },
  opening: {
    sentence: `A bottler opens our valve into a filling line, a mayor into the town’s tank. ${capital(share)} of what both pay funds water where no tap is safe.`,
    note: 'Our aim is Goal 6 of the United Nations: clean water and sanitation for all by 2030.',
  },
  voices: {
    heading: 'Our vision and our mission',
    note: 'For the water, for the money and for the people.',
    voices: [
      {
        name: 'Vision',
        statement: 'Clean water within reach of everyone, and none of it wasted on the way.',
        scope: 'Where we want to arrive',
      },
      {
        name: 'Mission',
        statement:
          'Ship natural Icelandic water by the container, and let every sale fund clean water.',
        scope: 'How we get there',
      },
    ],
    rows: [
      {
        question: 'The water',
        answers: [
          'A spring should stay as good as it was when we found it.',
          `It leaves in ${figures.containerVolume} flexitanks and in ${sizes} boxes, by ship, tanker and rail.`,
        ],
      },
      {
        question: 'The money',
        answers: [
          'Trade can carry water further than appeals do: it comes back every month.',
          `${revenueShare} of revenue funds water projects: the same share of ${fewest} container and of ${inRoundWords(ordersPerMonth.most)}.`,
        ],
      },
      {
        question: 'The people',
        answers: [
          'A day should begin with school or work, the water already in the house.',
          `We fill for bottlers, farms, hospitals, hotels, towns and relief teams. ${figures.communitiesPureFlow.text.replace(' ', '\u00a0')} are on the Pure Flow ledger.`,
        ],
      },
    ],
  },
  principles: {
    heading: `Our ${inWords(principles)} ESG principles`,
    note: `${capital(inWords(planet))} for the environment, ${inWords(people)} for people, ${inWords(dealings)} for how we deal with you. Numbered from the ice down.`,
    caption: `Three streams with ${inWords(alike ? planet : principles)} principles${alike ? ' each' : ''}, meeting at our goals. Not to scale.`,
    drawing: {
      id: 'principles',
      title: 'Three streams leave one glacier',
      description: `A contour map of an imagined glacier. Three streams leave the ice: Environmental, Social and Governance. Each carries ${alike ? inWords(planet) : 'its'} gauging marks, numbered 1 to ${principles} for the principles below. At the right edge the three meet and lead on to our goals.`,
      ice: 'Glacier',
      mouth: 'Our goals',
    },
    groups: [environmental, social, governance],
  },
  next: {
    sentence: 'You know who we are. Tell\u00a0us who needs the water.',
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/our-goals', label: 'See our goals' },
      { href: '/partnerships', label: 'Partnerships' },
    ],
  },
} as const satisfies AboutWords)
