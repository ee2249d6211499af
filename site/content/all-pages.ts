/**
 * Every page in five groups, with a few words on each: the index at the foot of every page, and where a page's address
 * is made known (`page-paths.ts`).
 */
export const allPages = {
  id: 'all-pages',
  label: 'All pages',
  groups: [
    {
      heading: 'Buy water',
      pages: [
        { path: '/bulk-glacier-water', words: 'the product sheet' },
        { path: '/solutions', words: 'flexitank, box and tote, tanker and rail' },
        { path: '/access-bulk-water', words: 'delivery options and emergencies' },
        { path: '/alkaline-water', words: 'the pH ranges' },
        { path: '/commercial-mineral-water', words: 'minerals by litre and container' },
        { path: '/sustainable-bulk-solutions', words: 'bottles, carbon, containers' },
      ],
    },
    {
      heading: 'The water',
      pages: [
        { path: '/source-of-water', words: 'the spring, and how it is chosen' },
        { path: '/natural-filtration', words: 'years in the lava' },
        { path: '/water-harvesting', words: 'from spring to filling' },
        { path: '/water-factory', words: 'capacity and a tour' },
        { path: '/water-purity', words: 'values and filtration stages' },
        { path: '/know-your-water', words: 'each value, with its standard' },
      ],
    },
    {
      heading: 'Delivery',
      pages: [
        { path: '/bulk-delivery', words: 'ports, lead times, how an order runs' },
        { path: '/industry-distribution', words: 'supply for six industries' },
        { path: '/who-we-support', words: 'nine audiences' },
        { path: '/pure-flow', words: 'from an order to a tap' },
      ],
    },
    {
      heading: 'Water for people',
      pages: [
        { path: '/fresh-water-crisis', words: 'the need and the data' },
        { path: '/global-need', words: 'use, revenue and people' },
        { path: '/community-impact', words: 'projects, and what sponsors get' },
        { path: '/global-impact', words: 'regions and communities' },
        { path: '/choose-sustainable-impact', words: 'school, health, income' },
        { path: '/sustainable-development-goals', words: 'SDG 6 and our part' },
      ],
    },
    {
      heading: 'About us',
      pages: [
        { path: '/', words: '' },
        { path: '/about', words: 'vision, mission, principles' },
        { path: '/our-goals', words: 'goals and commitments' },
        { path: '/profit-purpose', words: 'revenue, and its tenth' },
        { path: '/partnerships', words: 'tiers and the inquiry form' },
        { path: '/investors', words: 'revenue, markets, capacity' },
        { path: '/resources', words: 'documents, articles, figures' },
        { path: '/contact', words: 'a quote, a question, a visit' },
      ],
    },
  ],
} as const satisfies {
  id: string
  label: string
  groups: readonly {
    heading: string
    pages: readonly { path: `/${string}`; words: string }[]
  }[]
}
