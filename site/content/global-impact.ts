import { asCount, figures } from './figures.ts'
import type { BannerWords, PageWords } from './page-words.ts'

/** As many dots as the stated figure has communities at least. */
const dots = ({ text }: { text: string }) => Number.parseInt(text, 10)

export const globalImpact = {
  hero: {
    title: 'Global Impact',
    subtitle: 'Four regions, each stated community a dot.',
    description:
      'Where work is claimed, how much of it, and in which words: for sponsors, NGOs and media who count for themselves.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
  headline: {
    label: 'Four headline figures',
    figures: [
      {
        ...asCount(figures.livesTouched),
        scope: '1M+ people reached is stated elsewhere.',
      },
      {
        ...asCount(figures.countries),
        scope: '30+ of them active.',
      },
      {
        figure: '1,000+',
        unit: 'communities',
        scope: 'In all. The four regions below add to 525+.',
        share: 1.45,
      },
      {
        ...asCount(figures.partnershipsStated),
        scope: '11 CSR partners are stated elsewhere.',
        share: 1.2,
      },
    ],
    note: 'As stated by the company; the period is not stated.',
  },
  regions: {
    heading: 'A world of stated places',
    note: '525+ on the map (derived: 150 + 200 + 100 + 75), 1,000+ stated in all: both are printed. Where nothing is stated, the sheet stays blank.',
    caption:
      'One dot is one stated community. Dots counted; positions inside a region schematic. Descriptions and focus are general; no list of projects is stated.',
    map: {
      title: 'Stated communities in four regions, one dot each',
      description:
        'A world map without borders or names, drawn by dots alone: 150 in Africa, 200 in Asia-Pacific, 100 in the Americas, 75 in Europe and the Middle East. All other land is blank.',
      regions: [
        {
          mark: 'A',
          name: 'Africa',
          communities: dots(figures.communitiesAfrica),
        },
        {
          mark: 'B',
          name: 'Asia-Pacific',
          communities: dots(figures.communitiesAsiaPacific),
        },
        {
          mark: 'C',
          name: 'Americas',
          communities: dots(figures.communitiesAmericas),
        },
        {
          mark: 'D',
          name: 'Europe & Middle East',
          communities: dots(figures.communitiesEurope),
        },
      ],
    },
    notes: [
      {
        mark: 'A',
        title: 'Africa',
        text: 'Villages and schools where the nearest tap that can be trusted is a long walk away.',
        facts: [
          { term: 'Communities', value: figures.communitiesAfrica.text },
          { term: 'Focus', value: 'Shared taps near homes and schools' },
        ],
      },
      {
        mark: 'B',
        title: 'Asia-Pacific',
        text: 'Crowded coasts and small islands, where wells turn salty before they run dry.',
        facts: [
          { term: 'Communities', value: figures.communitiesAsiaPacific.text },
          { term: 'Focus', value: 'Storage for the dry months' },
        ],
      },
      {
        mark: 'C',
        title: 'Americas',
        text: 'Settlements between the cities, too small for a pipe and too far for a tanker every day.',
        facts: [
          { term: 'Communities', value: figures.communitiesAmericas.text },
          { term: 'Focus', value: 'Local hubs and short rounds' },
        ],
      },
      {
        mark: 'D',
        title: 'Europe & Middle East',
        text: 'Dry cities, and places that took in more people than their wells can serve.',
        facts: [
          { term: 'Communities', value: figures.communitiesEurope.text },
          { term: 'Focus', value: 'Supply in emergencies' },
        ],
      },
    ],
  },
  areas: {
    heading: 'Three areas of impact',
    note: 'Each with the figures the company states for it. Where readings differ, they stand side by side.',
    plates: [
      {
        number: 'Plate 1',
        caption: 'Rendering',
        picture: 'tap-stand',
        shape: { share: 2 },
        list: {
          title: 'Access',
          text: 'Water where there was none that could be trusted: brought in first, then led nearer.',
          items: [
            '2M+ lives; 1M+ people reached is stated elsewhere',
            '50+ countries, 30+ of them active',
            '12,400,000 litres donated',
          ],
        },
      },
      {
        number: 'Plate 2',
        caption: 'Rendering',
        picture: 'school-tap',
        shape: { share: 1 },
        list: {
          title: 'Community',
          text: 'A project belongs to those who look after it when we have gone.',
          items: ['1,000+ communities; 150+ and 17 are stated elsewhere', '25 schools'],
        },
      },
      {
        number: 'Plate 3',
        caption: 'Rendering',
        picture: 'hub',
        shape: { share: 1 },
        list: {
          title: 'Partnership',
          text: 'Nobody does this alone, and nobody has to start from nothing.',
          items: ['100+ partnerships', '11 CSR partners', '10 % of revenue funds water projects'],
        },
      },
    ],
  },
  framework: {
    heading: 'Beside the United Nations’ own list',
    note: 'Goal 6 of the 2030 Agenda is clean water and sanitation. Six of its targets, and the page of ours that answers to each.',
    legend: 'A tick would mean: assessed by the United Nations. No line is.',
    lines: [
      {
        title: 'Target 6.1: drinking water',
        text: 'Universal and equitable access to safe and affordable drinking water.',
        link: { href: '/access-bulk-water', label: 'Access Bulk Water' },
      },
      {
        title: 'Target 6.2: sanitation and hygiene',
        text: 'Adequate and equitable sanitation and hygiene for all.',
        link: { href: '/sustainable-development-goals', label: 'Development Goals' },
      },
      {
        title: 'Target 6.3: water quality',
        text: 'Less pollution, and safer water in rivers, lakes and ground.',
        link: { href: '/water-purity', label: 'Water Purity' },
      },
      {
        title: 'Target 6.6: ecosystems',
        text: 'Protect and restore what water lives in, mountains and aquifers among it.',
        link: { href: '/source-of-water', label: 'Source of Water' },
      },
      {
        title: 'Target 6.A: cooperation',
        text: 'International cooperation and capacity-building.',
        link: { href: '/partnerships', label: 'Partnerships' },
      },
      {
        title: 'Target 6.B: local participation',
        text: 'Local communities take part in managing their water.',
        link: { href: '/community-impact', label: 'Community Impact' },
      },
    ],
  },
  next: {
    sentence: 'Bring the next dot',
    text: 'A region, a community or a route: tell us what you know of it. We add it to the map when it is stated, and not before.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords & { next: BannerWords } & Record<string, unknown>
