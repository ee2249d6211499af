import { figures } from './figures.ts'
import type { PageWords } from './page-words.ts'

export const sustainableBulkSolutions = {
  hero: {
    title: 'Sustainable Bulk Solutions',
    subtitle: 'One container in place of 48,000 bottles.',
    description: 'What that saves, which claims the company states, and what to ask about them.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Ask about a claim' },
    ],
  },
  bottles: {
    heading: 'Every bottle that does not have to exist',
    note: 'All of them are drawn, none is repeated for effect. Together they hold what one flexitank holds.',
    unit: 'One dot is one bottle: half a litre (derived, 24,000 L ÷ 48,000).',
    margin: {
      term: 'What the container replaces',
      text: '48,000 bottles to blow, fill, cap, label, pack and collect, against one bladder with one valve. What that weighs depends on the bottle you use now. Send us its weight and your yearly volume; the sum is then yours, not ours.',
    },
    caption: 'Dots counted, 320 by 150; the outline of the container is schematic.',
    drawing: {
      id: 'bottles',
      title: '48,000 bottles in the outline of one container',
      description:
        'The outline of a container, filled from edge to edge with 48,000 dots. One dot near the lower right corner is marked: one bottle. Together they are one container, 24,000 L.',
      count: 48_000,
      bottle: 'one bottle',
      container: 'one container',
      volume: figures.containerVolume.text,
    },
  },
  reductions: {
    heading: 'What would be left of a hundred',
    note: 'Two reductions are stated. Drawn as lengths from one zero, they show what they say, and what they leave open.',
    margin: {
      term: 'A reduction of what?',
      text: 'The two figures differ, and so do their words: one says CO2, the other carbon. Neither names the year it starts from, the route, or what it is compared with. We print both, average neither, and owe you the baseline before you put either into a report.',
    },
    caption:
      'Lengths to scale against 100. 35 = 100 − 65 and 50 = 100 − 50 (derived). As stated by the company; baseline not stated.',
    drawing: {
      id: 'lengths',
      title: 'Three lengths from one zero: 100, 35 and 50',
      description:
        'The first length is 100, before; what it measures is not stated. The second is 35: a CO2 reduction of 65 % is stated. The third is 50: a carbon reduction of 50 % is stated. Both as stated by the company, baseline not stated.',
      lengths: [
        { name: 'Before', left: 100, note: 'baseline not stated' },
        {
          name: 'After, CO2',
          left: 35,
          less: '−65 %',
          note: 'CO2 reduction, as stated by the company',
        },
        {
          name: 'After, carbon',
          left: 50,
          less: '−50 %',
          note: 'carbon reduction, as stated by the company',
        },
      ],
    },
    data: {
      summary: 'The two statements as a table',
      columns: ['Statement', 'Left of 100', 'Baseline'],
      rows: [
        [figures.co2Reduction.text, '35', 'Not stated'],
        [figures.carbonReduction.text, '50', 'Not stated'],
      ],
    },
  },
  neutrality: {
    heading: 'Promised, and stated elsewhere',
    note: 'Two sentences about carbon neutrality are on record. They cannot both describe the same day.',
    voices: [
      {
        name: 'Promised',
        figure: figures.carbonPromise.text,
        scope: 'Carbon neutrality, promised in five years, as stated by the company.',
      },
      {
        name: 'Stated elsewhere',
        figure: '100 %',
        scope: '100 % carbon neutral, as another page states.',
      },
    ],
    rows: [
      {
        question: 'Taken at its word',
        answers: [
          'The balance is not zero today and is to reach zero within the term.',
          'The balance is zero today, for everything the sentence covers.',
        ],
      },
      {
        question: 'What is missing',
        answers: [
          'The date on which the years begin to count.',
          'What is covered: the filling, the voyage, or the whole chain.',
        ],
      },
      {
        question: 'What to ask us',
        answers: [
          'Which steps, in which year, and who checks them?',
          'Which period, whose account, and how much of it is offset?',
        ],
      },
    ],
  },
  practices: {
    heading: 'One practice at each stage',
    note: 'Claims need baselines; practices need only to be done. Ask to be shown any of them.',
    entries: [
      {
        title: 'Source',
        text: 'Collect what comes to the surface by itself and leave the ground above it as it is.',
        end: { words: 'Gravity before pumps' },
      },
      {
        title: 'Factory',
        text: 'Fill the largest vessel the order allows. One valve takes the place of a crate of caps.',
        end: { words: 'One vessel, not thousands' },
      },
      {
        title: 'Hub',
        text: 'Send containers full, by sea as far as the sea goes, and part the load only there.',
        end: { words: 'Full loads, sea first' },
      },
      {
        title: 'Customer',
        text: 'Pour on the spot into what is already there: a tank, a jug, a bottle that comes back.',
        end: { words: 'Refill where it is drunk' },
      },
    ],
  },
  next: {
    sentence: 'A packaging target needs a number. Ask us for yours.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/community-impact', label: 'Community Impact' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>
