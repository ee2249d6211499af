import { siteConfig } from '../../site.config.ts'
import { asCount, asPlate, figures } from './figures.ts'
import type { BannerWords, HeroWords } from './page-words.ts'

const fact = (term: string, { text, scope }: { text: string; scope: string }) => ({
  term,
  value: text,
  scope,
})

const tenth = asPlate(figures.revenueShare)

export const home = {
  hero: {
    title: 'Drinking Water',
    subtitle: 'Icelandic glacier water, filtered by lava, sold by the container.',
    description: `${figures.containerRange.text} in one container, by sea to 200+ connected ports.`,
    actions: [
      { href: '/contact', label: 'Ask for a quote' },
      { href: '/water-purity', label: 'How it is filtered' },
    ],
  },
  opening: {
    sentence:
      'Ice gathers the water and lava filters it, for up to 200 years. We ship it by the container to people who check the numbers and to people who have no safe tap.',
    note: 'Every figure here carries its unit and its scope. Where the record holds two readings, both are printed.',
  },
  purpose: {
    title: 'Profit with Purpose',
    plate: {
      figure: tenth.value,
      unit: tenth.unit,
      text: 'Of revenue, one tenth funds water projects. It is taken from sales.',
    },
    rows: [
      {
        ...asCount(figures.donated),
        unit: 'litres',
        title: 'Water given',
        text: `${figures.donated.text} donated so far.`,
      },
      {
        ...asCount(figures.communitiesStated),
        title: 'Places reached',
        text: 'On the record of Pure Flow so far.',
        scope: 'Stated elsewhere as 150+ and as 1,000+ communities.',
      },
      {
        ...asCount(figures.csrPartners),
        title: 'Companies beside us',
        text: 'They sponsor water projects with us.',
      },
      {
        title: 'Free Clean Drinking Water',
        text: 'The free water platform runs on a site of its own and opens in a new tab.',
        action: {
          href: siteConfig.externalPlatformUrl,
          label: 'Open the free water platform',
          external: true,
        },
      },
    ],
  },
  solutions: {
    title: 'Our Solutions',
    note: 'Six parts of one supply, in the order the water meets them.',
    items: [
      {
        title: 'Source of Water',
        scope: 'Glacier, lava field and spring',
        picture: 'ice-field',
        paragraphs: [
          'The water begins as ice and comes to the surface at a spring.',
          'A source is chosen by what feeds it, what lies above it and how it can be watched.',
        ],
        facts: [fact('At the source', figures.sourceTemperature), fact('Acidity', figures.ph)],
        action: { href: '/source-of-water', label: 'Learn More' },
      },
      {
        title: 'Natural Water Filtration',
        scope: 'Four stages, three of them lava',
        picture: 'basalt',
        paragraphs: [
          'Rock does the work of a plant. Each stage is slower than the one above it; what floats stays behind, and minerals come along.',
          'The three spans of years are stated layer by layer.',
        ],
        facts: [
          fact('Time in rock', figures.filtrationSpan),
          fact('Dissolved solids', figures.tds),
        ],
        action: { href: '/water-purity', label: 'Learn More' },
      },
      {
        title: 'Water Harvesting',
        scope: 'From the spring to the filling line',
        picture: 'glacier-front',
        paragraphs: [
          'Six stations stand on one pipe between spring and filling. The water keeps its temperature through all of them.',
          'Two capacities are on record; the factory page prints both.',
        ],
        facts: [fact('Filling line', figures.lineCapacity), fact('Source', figures.sourceCapacity)],
        action: { href: '/water-harvesting', label: 'Learn More' },
      },
      {
        title: 'Bulk Delivery',
        scope: `${figures.containerRange.text} a container`,
        picture: 'flexitank',
        paragraphs: [
          'A flexitank is a bladder that turns a dry container into a tank. It travels by ocean freight at a set temperature.',
          'Tell us the port, the month and the volume. We answer with a lead time.',
        ],
        facts: [
          fact('Order', figures.ordersPerMonth),
          fact('Temperature control', figures.transitTemperature),
          fact('On time', figures.onTime),
          fact('Emergency order', figures.emergencyOrder),
        ],
        action: { href: '/bulk-delivery', label: 'Learn More' },
      },
      {
        title: 'Global Industry & Consumer Distribution',
        scope: 'Flexitank, box and tote, tanker and rail',
        picture: 'ship',
        paragraphs: [
          'Hotels, manufacturers, food and beverage, healthcare, education and real estate take the same water in different vessels.',
          'What fits depends on the dock, the volume and how the water is drawn.',
        ],
        facts: [
          fact('Supplied', figures.industries),
          fact('Moved', figures.monthlyVolume),
          fact('Small packs', figures.packSizes),
        ],
        action: { href: '/industry-distribution', label: 'Learn More' },
      },
      {
        title: 'Sustainable Development Goals',
        scope: 'Goal 6: clean water and sanitation',
        picture: 'aurora',
        paragraphs: [
          'Goal 6 is measured by targets. Four of them stand beside what the company states for each.',
          'A tenth of revenue pays for the projects that answer to them.',
        ],
        facts: [
          fact('Share of revenue', figures.revenueShare),
          fact('Reached', figures.peopleReached),
          fact('Schools', figures.schools),
        ],
        action: { href: '/sustainable-development-goals', label: 'Learn More' },
      },
    ],
  },
  next: {
    sentence: 'Name the port and the volume.',
    text: `We answer within 24 hours on business days. In an emergency: up to ${figures.emergencyMost.text} in 24–48 hours.`,
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/partnerships', label: 'Partnerships' },
    ],
  },
} as const satisfies { hero: HeroWords; next: BannerWords } & Record<string, unknown>
