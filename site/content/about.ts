import { figures } from './figures.ts'
import type { PageWords } from './page-words.ts'

/** Its unit stays on the line. */
const volume = figures.containerVolume.text.replace(' ', '\u00a0')

export const about = {
  hero: {
    title: 'About us',
    subtitle: 'Water from one island, for people who check the numbers.',
    description:
      'We sell natural Icelandic water in bulk, and a tenth of what it earns goes to water projects.',
    actions: [
      { href: '/our-goals', label: 'Our goals' },
      { href: '/partnerships', label: 'Partnerships' },
    ],
  },
  opening: {
    sentence:
      'Profit with purpose: we sell water that ice and lava have made ready, and every sale pays towards clean water for those who lack it.',
    note: 'The aim is Goal 6 of the United Nations: clean water and sanitation for all by 2030.',
  },
  voices: {
    heading: 'What we see, and what we do about it',
    note: 'Vision at the left, mission at the right: each line on one side is answered on the other.',
    voices: [
      {
        name: 'Vision',
        statement: 'Clean water within reach of everyone, and none of it wasted on the way.',
        scope: 'Where we want to arrive',
      },
      {
        name: 'Mission',
        statement:
          'Ship natural Icelandic water by the container, and let it pay for water elsewhere.',
        scope: 'What we do to get there',
      },
    ],
    rows: [
      {
        question: 'The water',
        answers: [
          'A spring should stay as good as we found it. What leaves it is given in litres, and so is what is donated.',
          `It travels in flexitanks of ${volume}, in boxes of ${figures.packSizes.text}, by tanker and by rail, to whoever can use it in bulk.`,
        ],
      },
      {
        question: 'The money',
        answers: [
          'Trade can carry aid further than appeals do, as long as the share is fixed beforehand.',
          `${figures.revenueShare.text} of revenue funds water projects. The share is taken from sales, not from what is left at the end.`,
        ],
      },
      {
        question: 'The proof',
        answers: [
          'A promise about water ought to be as easy to check as a delivery note.',
          'Each figure is printed with its scope. Where two statements differ, you will find both.',
        ],
      },
    ],
  },
  principles: {
    heading: 'Twelve principles on three streams',
    note: 'Environmental, social and governance, numbered from the ice down. They meet where our goals begin.',
    caption: 'Schematic: no surveyed place; the streams are our principles.',
    drawing: {
      id: 'principles',
      title: 'Three streams leave one glacier',
      description:
        'A contour sheet of an imagined glacier. Three streams leave the ice, named Environmental, Social and Governance. Each carries four gauging marks, numbered 1 to 12: the principles written below. At the right edge of the sheet the three meet.',
      ice: 'Glacier',
      mouth: 'Our goals',
    },
    groups: [
      {
        name: 'Environmental',
        notes: [
          {
            title: 'Carbon neutral in five years',
            text: `Promised in ${figures.carbonPromise.text}, as stated by the company; another page states ${figures.carbonNeutral.text}.`,
          },
          {
            title: 'Rock before machines',
            text: 'Lava filters the water, and takes years over it. Where a span is stated we print it; where none is, we say so.',
          },
          {
            title: 'One container, not many bottles',
            text: `A flexitank of ${volume} equals ${figures.bottles.text}.`,
          },
          {
            title: 'Carbon claims keep their gaps',
            text: 'A reduction without a stated baseline is printed as one without a baseline.',
          },
        ],
      },
      {
        name: 'Social',
        notes: [
          {
            title: 'A tenth for water projects',
            text: `${figures.revenueShare.text} ${figures.revenueShare.scope}.`,
          },
          {
            title: 'Communities lead',
            text: 'A project is led by those who will drink from it, and it is supported after it opens.',
          },
          {
            title: 'Litres given are stated',
            text: `${figures.donated.text} donated; ${figures.communitiesStated.text}. Both as stated by the company.`,
          },
          {
            title: 'Relief has terms of its own',
            text: `${figures.emergencyOrder.text}, ${figures.emergencyOrder.scope}.`,
          },
        ],
      },
      {
        name: 'Governance',
        notes: [
          {
            title: 'Every figure has a scope',
            text: 'Value, unit, what it covers. Without a scope it is not printed.',
          },
          {
            title: 'Two readings stay two',
            text: 'Where our own statements differ we show both and never an average.',
          },
          {
            title: 'Paper on request',
            text: 'Certificates and test results are sent to those who ask. No seal stands here as decoration.',
          },
          {
            title: 'What is not stated, we say',
            text: 'A missing baseline or method is named as missing, beside the figure that lacks it.',
          },
        ],
      },
    ],
  },
  next: {
    sentence: 'Twelve principles, written down so that you can hold us to them.',
    actions: [
      { href: '/our-goals', label: 'See our goals' },
      { href: '/partnerships', label: 'Partnerships' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>
