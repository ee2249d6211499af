import type { PictureName } from '../../assets/pictures.ts'
import type { BannerWords, PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, ItemOf, WordsOf } from '../../content/section-words.ts'
import type { Figure } from '../../figures/figure.ts'
import { asCount, figuresFor } from '../../figures/figures-for.ts'
import type { Checklist } from '../../sections/Checklist.tsx'
import type { FigureLine } from '../../sections/FigureLine.tsx'
import type { MarginMap } from '../../sections/MarginMap.tsx'
import type { PlateGrid } from '../../sections/PlateGrid.tsx'
import { shown } from '../../words/shown.ts'
import type { DotMap, lettered } from './DotMap.tsx'

const figures = figuresFor('/global-impact')
const countries = `${figures.countries}, active in ${figures.countriesActive.number}`

/** A region as the map draws it, as many dots as it has communities at least, and as the list below tells it. */
const region = <const Name extends string>(
  name: Name,
  communities: Figure,
  { text, focus }: { text: string; focus: string },
) => ({
  name,
  communities: communities.value,
  count: communities.number,
  text,
  facts: [
    { term: 'Communities', value: communities.number },
    { term: 'Focus', value: focus },
  ],
})

/** What the map shows, region by region. */
const counted = [
  { figure: figures.communitiesAfrica, where: 'Africa' },
  { figure: figures.communitiesAsiaPacific, where: 'Asia-Pacific' },
  { figure: figures.communitiesAmericas, where: 'the Americas' },
  { figure: figures.communitiesEurope, where: 'Europe and the Middle East' },
]
  .filter(({ figure }) => !figure.withheld)
  .map(({ figure, where }) => `${figure.value} in ${where}`)
  .join(', ')

type GlobalImpactWords = PageWords & { next: BannerWords } & {
  headline: WordsOf<typeof FigureLine>
  regions: WordsOf<typeof MarginMap, 'notes'> & {
    map: Omit<DrawnFrom<typeof DotMap>, 'regions'>
    places: readonly (Pick<ItemOf<typeof MarginMap, 'notes'>, 'facts'> & {
      text: string
    } & DrawnFrom<typeof lettered>[number])[]
  }
  areas: WordsOf<typeof PlateGrid, 'plates'> & {
    plates: readonly (ItemOf<typeof PlateGrid, 'plates'> & { picture: PictureName })[]
  }
  framework: WordsOf<typeof Checklist>
}

export const globalImpact = shown({
  hero: {
    title: 'Global Impact',
    subtitle: 'Four regions, from village tap to dry city.',
    description:
      'Where our bulk water and our water projects reach people. Name a place we should know.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
  headline: {
    label: 'Our headline figures',
    figures: [
      { ...asCount(figures.livesTouched), scope: 'Reached.' },
      { ...asCount(figures.countries), scope: `Active in ${figures.countriesActive.number}.` },
      {
        figure: figures.communitiesMost.number,
        unit: figures.communitiesMost.unit,
        scope: 'Worldwide.',
      },
      {
        ...asCount(figures.partnershipsAll),
        scope: 'They find, build and deliver with us.',
      },
    ],
    note: 'Company figures.',
  },
  regions: {
    heading: 'Where we work',
    note: 'One dot is one community. Each region shows its minimum.',
    caption: 'Dots counted. Their places within a region are not to scale.',
    map: {
      title: 'Communities in four regions, one dot each',
      description: `A world map without borders, drawn in dots alone: ${counted}. Each number is that region’s minimum.`,
    },
    places: [
      region('Africa', figures.communitiesAfrica, {
        text: 'Villages and schools where the nearest safe tap is a long walk away.',
        focus: 'Shared taps near homes and schools',
      }),
      region('Asia-Pacific', figures.communitiesAsiaPacific, {
        text: 'Crowded coasts and small islands, where wells turn salty before they run dry.',
        focus: 'Storage for the dry months',
      }),
      region('Americas', figures.communitiesAmericas, {
        text: 'Settlements between the cities, too small for a pipe and too far for a daily tanker.',
        focus: 'Local hubs and short rounds',
      }),
      region('Europe & Middle East', figures.communitiesEurope, {
        text: 'Dry cities, and towns that took in more people than their wells can serve.',
        focus: 'Supply in emergencies',
      }),
    ],
  },
  areas: {
    heading: 'What we do there',
    note: 'Three areas of impact, and who does what in each.',
    plates: [
      {
        number: 'Plate 1',
        caption: 'Rendering',
        picture: 'tap-stand',
        list: {
          title: 'Access',
          text: 'Safe water comes first by the container. Then pipe and tank bring it nearer to the door.',
          items: [figures.livesTouched.text, countries, `${figures.donated} donated`],
        },
      },
      {
        number: 'Plate 2',
        caption: 'Rendering',
        picture: 'school-tap',
        list: {
          title: 'Community',
          text: 'A water point belongs to the people who draw from it and look after it.',
          items: [figures.communitiesMost.text, figures.schools.text],
        },
      },
      {
        number: 'Plate 3',
        caption: 'Rendering',
        picture: 'hub',
        list: {
          title: 'Partnership',
          text: 'A sponsor pays, a carrier brings, a neighbour opens the valve.',
          items: [
            figures.partnershipsAll.text,
            `${figures.revenueShare} of revenue funds water projects`,
          ],
        },
      },
    ],
  },
  framework: {
    heading: 'Goal 6, target by target',
    note: 'Clean water and sanitation is Goal 6 of the United Nations’ 2030 Agenda. Follow a target to our work on it.',
    lines: [
      {
        title: 'Target 6.1: drinking water',
        text: 'Four ways in which bulk water reaches people.',
        link: { href: '/access-bulk-water', label: 'Access Bulk Water' },
      },
      {
        title: 'Target 6.2: sanitation and hygiene',
        text: 'Our work with schools.',
        link: { href: '/sustainable-development-goals', label: 'Development Goals' },
      },
      {
        title: 'Target 6.3: water quality',
        text: 'What lava keeps back, and what it adds.',
        link: { href: '/water-purity', label: 'Water Purity' },
      },
      {
        title: 'Target 6.6: ecosystems',
        text: 'How a source is chosen, and what is tested.',
        link: { href: '/source-of-water', label: 'Source of Water' },
      },
      {
        title: 'Target 6.A: cooperation',
        text: 'How sponsors, NGOs and carriers join.',
        link: { href: '/partnerships', label: 'Partnerships' },
      },
      {
        title: 'Target 6.B: local participation',
        text: 'Who decides about a tap, and who mends it.',
        link: { href: '/community-impact', label: 'Community Impact' },
      },
    ],
  },
  next: {
    sentence: 'Know a community that needs water?',
    text: 'Its name and the nearest port are enough to begin. Send us both, and say who fetches the water now.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies GlobalImpactWords)
