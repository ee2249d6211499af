import { figuresFor } from '../../figures/figures-for.ts'
import { inWords } from '../../figures/number-text.ts'
import { givenContainersDrawn } from '../../figures/people-figures.ts'
import { plateWords } from './plate-words.ts'
import { shownDocument } from './shown-document.ts'

const figures = figuresFor('document:impact-summary')
const { donated, containerVolume } = figures

export const impactSummary = shownDocument({
  slug: 'impact-summary',
  title: 'Impact summary',
  category: 'Impact',
  description: 'What our sales fund and whom they reach, for your CSR report.',
  subtitle: 'What each sale funds, and whom it reaches.',
  plate: {
    figure: figures.revenueShare.number,
    unit: figures.revenueShare.unit,
    text: 'Of revenue funds water projects. Every order pays in.',
  },
  facts: [
    {
      term: 'Litres donated',
      value: donated.text,
      scope: `÷ ${containerVolume} = ${givenContainersDrawn}.`,
    },
    { term: 'People', value: figures.peopleReached.text, scope: 'Reached.' },
    {
      term: 'Schools',
      value: figures.schools.text,
      scope: `${figures.schools.basisText}.`,
    },
    {
      term: 'CSR partners',
      value: figures.csrPartners.number,
      scope: 'They fund projects with us.',
    },
  ],
  opening: {
    kind: 'plate',
    plate: 'communities',
    alternative: plateWords.communities?.alternative ?? '',
    caption: 'One dot is one community. Each field is a count of its own.',
  },
  parts: [
    {
      kind: 'section',
      heading: 'The tenth of every sale',
      note: `${figures.revenueTenth} of ${figures.revenueYear} in a year. Company figures.`,
    },
    {
      kind: 'plate',
      plate: 'tenth',
      alternative: plateWords.tenth?.alternative ?? '',
      caption: `To scale. ${figures.revenueTenth.sum} = ${figures.revenueTenth}.`,
    },
    {
      kind: 'section',
      heading: 'What a sponsor funds',
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'A project with a place',
          text: 'A tank, a pump or a tap that one community lacks, or water by the container until they stand.',
        },
        {
          term: 'People to run it',
          text: 'Those who will use the water choose the place and the keeper.',
        },
        {
          term: 'Years of use',
          text: 'Spare parts and repair belong to the budget from the start.',
        },
      ],
    },
    {
      kind: 'section',
      heading: 'What changes in communities',
      note: 'In the communities we support. Company figures.',
    },
    {
      kind: 'plate',
      plate: 'outcomes',
      columns: 9,
      alternative: plateWords.outcomes?.alternative ?? '',
      caption: 'To scale against 100. Dashed: what is gone.',
    },
    {
      kind: 'section',
      heading: 'Carbon',
      note: 'Our promise and our figure.',
    },
    {
      kind: 'ledger',
      columns: [
        { key: 'what', label: 'What', share: 5 },
        { key: 'figure', label: 'Figure', share: 3, figures: true },
        { key: 'basis', label: 'Basis', share: 6 },
      ],
      rows: [
        {
          what: `Our promise: ${figures.carbonNeutral} carbon neutral`,
          figure: `in ${inWords(figures.carbonPromise.value)} ${figures.carbonPromise.unit}`,
          basis: figures.carbonNeutral.basisText,
        },
        {
          what: 'Carbon reduction',
          figure: `at least ${figures.carbonReduction}`,
          basis: figures.carbonReduction.basisText,
        },
      ],
      caption:
        'Writing a footprint of your own? Send us the standard it follows with your inquiry.',
    },
    {
      kind: 'section',
      heading: 'Jobs',
      note: 'Company figures.',
    },
    {
      kind: 'terms',
      terms: [
        { term: figures.microJobs.text, text: 'Through Pure Flow, our delivery platform.' },
        { term: figures.jobsMany.text, text: 'In our community work.' },
      ],
    },
    {
      kind: 'section',
      heading: 'For your CSR report',
      note: 'Send us these with your inquiry, so that the figures fit your report.',
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'The figure',
          text: 'The line you want to use. It comes with its label and its basis.',
        },
        { title: 'The months', text: 'In which your funds are at work.' },
        { title: 'The place', text: 'The community or region of your project.' },
        { title: 'The standard', text: 'The one you report by, and who audits it.' },
        { title: 'Your share', text: 'Where several sponsors fund one project.' },
      ],
    },
  ],
  register: [
    { name: 'Share of revenue', figure: figures.revenueShare },
    { name: 'Revenue', figure: figures.revenueYear },
    { name: 'The tenth', figure: figures.revenueTenth },
    { name: 'Litres donated', figure: donated },
    { name: 'Containers donated', figure: figures.givenContainers },
    { name: 'One container', figure: containerVolume },
    { name: 'Communities, Pure Flow', figure: figures.communitiesPureFlow },
    { name: 'Communities, community work', figure: figures.communitiesMany },
    { name: 'Communities, worldwide', figure: figures.communitiesMost },
    { name: 'CSR partners', figure: figures.csrPartners },
    { name: 'Schools', figure: figures.schools },
    { name: 'People', figure: figures.peopleReached },
    { name: 'Jobs, Pure Flow', figure: figures.microJobs },
    { name: 'Jobs, community work', figure: figures.jobsMany },
    { name: 'School attendance', figure: figures.attendance },
    { name: 'Illness', figure: figures.illness },
    { name: 'Income', figure: figures.income },
    { name: 'Carbon neutral', figure: figures.carbonNeutral },
    { name: 'Carbon promise', figure: figures.carbonPromise },
    { name: 'Carbon reduction', figure: figures.carbonReduction },
  ],
})
