import { figures } from '../figures.ts'
import type { DocumentWords } from './document-words.ts'

export const impactSummary = {
  slug: 'impact-summary',
  title: 'Impact summary',
  category: 'Impact',
  description: 'Stated effects with their scope, and what to ask before one goes into your report.',
  subtitle: 'Stated effects on one sheet, each with its caveat.',
  plate: {
    figure: '10',
    unit: '%',
    text: 'Of revenue funds water projects. It is taken from sales.',
  },
  facts: [
    { term: 'Litres donated', value: figures.donated.text, scope: 'As stated; period not stated.' },
    { term: 'CSR partners', value: '11', scope: '100+ partnerships are stated elsewhere.' },
    { term: 'Schools', value: figures.schools.text, scope: 'As stated by the company.' },
    {
      term: 'People',
      value: figures.peopleReached.text,
      scope: 'Reached, as stated; period not stated.',
    },
  ],
  opening: {
    kind: 'plate',
    plate: 'communities',
    alternative:
      'Three fields of dots, one dot for each community: 17 on the record of Pure Flow, 150 and more stated for community impact, 1,000 and more stated worldwide.',
    caption:
      'Communities, counted three times: one dot is one community. Which of them the statements share is not stated, so they are never averaged.',
  },
  parts: [
    {
      kind: 'section',
      heading: 'One tenth, taken from sales',
      note: 'The only effect on this sheet that follows from an order by arithmetic.',
    },
    {
      kind: 'plate',
      plate: 'tenth',
      alternative: 'A bar of ten equal parts; the first is filled.',
      caption: 'To scale: one part of ten of revenue funds water projects.',
    },
    {
      kind: 'section',
      heading: 'Three changes in people’s lives',
      note: 'In supported communities, as stated by the company. No method, period or place is given.',
    },
    {
      kind: 'plate',
      plate: 'outcomes',
      columns: 9,
      alternative:
        'Three columns with one level for before, 100. School attendance rises to 185, income to 160, illness sinks to 30.',
      caption: 'To scale against 100. The outlined part is what is gone.',
    },
    {
      kind: 'section',
      heading: 'Carbon, promised and stated',
      note: 'Claims that need a question more than a plot.',
    },
    {
      kind: 'ledger',
      columns: [
        { label: 'Statement', share: 5 },
        { label: 'Figure', share: 3, figures: true },
        { label: 'What to ask', share: 6 },
      ],
      rows: [
        [
          'Carbon neutrality, promised',
          'five years',
          'From which day, and for which part of the chain?',
        ],
        [
          'Carbon neutral, stated elsewhere',
          '100 %',
          'How does it stand beside a promise for later?',
        ],
        ['CO2 reduction', '65 %', 'Against which year and which transport?'],
        ['Carbon reduction', '50 %', 'The same question; and what differs from the line above?'],
      ],
      caption: 'As stated by the company; no baseline is given for either reduction.',
    },
    {
      kind: 'section',
      heading: 'Jobs, in three readings',
      note: 'Different statements, perhaps of different things.',
    },
    {
      kind: 'terms',
      terms: [
        {
          term: '820 micro-jobs',
          text: 'Stated for Pure Flow, the delivery platform. Which work is counted is not said.',
        },
        {
          term: '820+ jobs',
          text: 'Stated as a headline figure of impact. Whether the same people are meant is not said.',
        },
        {
          term: '5,000+ jobs',
          text: 'Stated for community impact. What is counted in is not said.',
        },
      ],
    },
    {
      kind: 'section',
      heading: 'Before it goes into your report',
      note: 'Five questions that an auditor will ask of you.',
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'Which reading?',
          text: 'Where two figures exist, name the one you use and print its scope.',
        },
        {
          title: 'Which period?',
          text: 'Litres, people and schools are stated without one. Ask for the months your funds were at work.',
        },
        {
          title: 'Which place?',
          text: 'A project matched to your cause has a place; a headline figure has none.',
        },
        {
          title: 'Counted or reckoned?',
          text: 'A litre through a meter is counted. A life changed is reckoned: ask how.',
        },
        {
          title: 'Whose?',
          text: 'What eleven sponsors paid for together is not eleven times an effect.',
        },
      ],
    },
  ],
  register: [
    ['Share of revenue', figures.revenueShare],
    ['Litres donated', figures.donated],
    ['Communities', figures.communitiesStated],
    ['CSR partners', figures.csrPartners],
    ['Schools', figures.schools],
    ['People', figures.peopleReached],
    ['Communities, elsewhere', figures.communitiesMany],
    ['Communities, worldwide', figures.communitiesMost],
    ['Jobs', figures.microJobs],
    ['Jobs, headline', figures.jobsStated],
    ['Jobs, elsewhere', figures.jobsMany],
    ['School attendance', figures.attendance],
    ['Illness', figures.illness],
    ['Income', figures.income],
    ['Carbon promise', figures.carbonPromise],
    ['Carbon neutral', figures.carbonNeutral],
    ['CO2', figures.co2Reduction],
    ['Carbon', figures.carbonReduction],
  ],
} as const satisfies DocumentWords
