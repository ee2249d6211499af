/**
 * Every public page: the one table that navigation, footer, sitemap and tests
 * read. `name` is what links call the page; `title` and `description` are what a
 * search result shows (at most 60 and 160 characters, checked by a test).
 */
type Route = {
  path: `/${string}`
  name: string
  title: string
  description: string
}

export const routes = [
  {
    path: '/',
    name: 'Home',
    title: 'Icelandic glacier water in bulk',
    description:
      'Natural Icelandic glacier water, filtered by lava and shipped worldwide in 24,000 L flexitanks, 5 L and 10 L boxes, tankers and rail.',
  },
  {
    path: '/about',
    name: 'About',
    title: 'About us: vision, mission and twelve principles',
    description:
      'What the company is for, what it does to get there, and the twelve environmental, social and governance principles it works by.',
  },
  {
    path: '/our-goals',
    name: 'Our Goals',
    title: 'Our goals: three aims, five commitments',
    description:
      'Access, innovation and impact, and five commitments beside them, each tied to a stated figure that you can hold us to.',
  },
  {
    path: '/global-need',
    name: 'Global Need',
    title: 'Global need for fresh water: use, revenue, people',
    description:
      'Who uses fresh water, who earns from it and who lacks it: sector use, revenue and markets as plots with their data tables.',
  },
  {
    path: '/fresh-water-crisis',
    name: 'Fresh Water Crisis',
    title: 'The fresh water crisis: the need and the data',
    description:
      'Why fresh water runs short, where, and for whom: drivers, regions and sectors, with figures and their publishers to cite.',
  },
  {
    path: '/solutions',
    name: 'Solutions',
    title: 'Solutions: flexitank, box and tote, tanker and rail',
    description:
      'Three formats for bulk water: 24,000 L flexitanks, 5 L and 10 L box and tote, tanker and rail, drawn to scale side by side.',
  },
  {
    path: '/pure-flow',
    name: 'Pure Flow',
    title: 'Pure Flow: order, hub, local delivery, impact',
    description:
      'Pure Flow turns an order into water at a tap and counts what arrives: four steps, five features, and what each side gains.',
  },
  {
    path: '/water-purity',
    name: 'Water Purity',
    title: 'Water purity: stated readings, filtered by lava',
    description:
      'Purity, TDS, pH, temperature and minerals as stated, both readings where two exist, and the four stages of rock behind them.',
  },
  {
    path: '/profit-purpose',
    name: 'Profit + Purpose',
    title: 'Profit + Purpose: a tenth of revenue for water',
    description:
      'Six revenue streams, $13.9M a year as stated by the company, and the tenth of it that funds water projects.',
  },
  {
    path: '/community-impact',
    name: 'Community Impact',
    title: 'Community impact: 12,400,000 litres donated',
    description:
      'What has been donated, how a community project runs from revenue share to long-term support, and what CSR partners receive.',
  },
  {
    path: '/sustainable-development-goals',
    name: 'Sustainable Development Goals',
    title: 'SDG 6: four targets and what we state for each',
    description:
      'How the company works towards Sustainable Development Goal 6: targets 6.1, 6.2, 6.6 and 6.A, each beside a stated claim.',
  },
  {
    path: '/global-impact',
    name: 'Global Impact',
    title: 'Global impact: four regions, each community a dot',
    description:
      'Communities in Africa, Asia-Pacific, the Americas, Europe and the Middle East, as stated by the company and counted on a map.',
  },
  {
    path: '/partnerships',
    name: 'Partnerships',
    title: 'Partnerships: corporate, strategic, logistics',
    description:
      'Three ways to work with us, one process for all of them, and an inquiry form that is answered within 24 hours.',
  },
  {
    path: '/water-factory',
    name: 'Water Factory',
    title: 'Water factory: one day of the filling line',
    description:
      'Capacity in both stated readings, a 20-hour operating day, a 98.5 % uptime target, and the certificates to ask for.',
  },
  {
    path: '/resources',
    name: 'Resources',
    title: 'Resources: articles, documents, media packs',
    description:
      'Insight articles, technical documents and media packs about Icelandic bulk water, free to take away.',
  },
  {
    path: '/contact',
    name: 'Contact',
    title: 'Contact: ask for a quote, supply or a visit',
    description:
      'Write with port, month and volume. We answer within 24 hours on business days, and within 24 hours in an emergency.',
  },
  {
    path: '/bulk-glacier-water',
    name: 'Bulk Glacier Water',
    title: 'Bulk glacier water: the product sheet',
    description:
      'The 24,000 L flexitank and its contents: volume, bottles, pH, TDS, temperature, lead time and three ways of delivery.',
  },
  {
    path: '/alkaline-water',
    name: 'Alkaline Water',
    title: 'Alkaline water: the two stated pH ranges',
    description:
      'Premium alkaline water for beverage developers: pH 8.4–8.8 and 7.8–8.2 as stated, and how to check it on arrival.',
  },
  {
    path: '/commercial-mineral-water',
    name: 'Commercial Mineral Water',
    title: 'Commercial mineral water: the minerals, weighed',
    description:
      'Calcium, magnesium, silica and potassium in mg/L and in grams per 24,000 L container, for bottlers and co-packers.',
  },
  {
    path: '/sustainable-bulk-solutions',
    name: 'Sustainable Bulk Solutions',
    title: 'Sustainable bulk: 48,000 bottles, one container',
    description:
      'What one 24,000 L container replaces, which carbon claims the company states, and what to ask about each of them.',
  },
  {
    path: '/know-your-water',
    name: 'Know Your Water',
    title: 'Know your water: how to read a water sheet',
    description:
      'Purity metrics beside published limits: what each value means, which standard applies, and where two readings exist.',
  },
  {
    path: '/who-we-support',
    name: 'Who We Support',
    title: 'Who we support: nine audiences, one supply',
    description:
      'Communities, healthcare, energy, bottlers, agriculture, food, technology, consumer products and emergencies.',
  },
  {
    path: '/access-bulk-water',
    name: 'Access Bulk Water',
    title: 'Access bulk water: four ways it reaches you',
    description:
      '24,000 L containers, global shipping, local distribution and emergency response: capacity and fit for each of them.',
  },
  {
    path: '/choose-sustainable-impact',
    name: 'Choose Sustainable Impact',
    title: 'Choose sustainable impact: three stated outcomes',
    description:
      'Attendance, illness and income in supported communities as stated by the company, and the practices behind them.',
  },
  {
    path: '/source-of-water',
    name: 'Source of Water',
    title: 'Source of water: how a spring is chosen',
    description:
      'Six features of the source, the criteria it is chosen by, and how the water is tested and monitored.',
  },
  {
    path: '/natural-filtration',
    name: 'Natural Filtration',
    title: 'Natural filtration: two centuries, to scale',
    description:
      'Four steps of natural filtration through lava, from 1–5 to 50–200 years, drawn on a line where every year counts the same.',
  },
  {
    path: '/water-harvesting',
    name: 'Water Harvesting',
    title: 'Water harvesting: from spring to filling line',
    description:
      'Six parts of the collection system at 2–4 °C, three technologies, and the figures of a harvesting day.',
  },
  {
    path: '/bulk-delivery',
    name: 'Bulk Delivery',
    title: 'Bulk delivery: by sea to 200+ connected ports',
    description:
      'Containers of 24,000 to 27,000 L by ocean freight: lead times, ports, temperature control, and a quote on request.',
  },
  {
    path: '/industry-distribution',
    name: 'Industry Distribution',
    title: 'Industry distribution: six sectors supplied',
    description:
      'Hotels, manufacturing, food and beverage, healthcare, education and real estate: what each needs and how it is supplied.',
  },
  {
    path: '/investors',
    name: 'Investors',
    title: 'Investors: every stated figure and its gaps',
    description:
      'Revenue streams, markets, capacity and lease as stated by the company, beside a plain list of what is not stated.',
  },
  {
    path: '/auth',
    name: 'Team sign-in',
    title: 'Team sign-in',
    description: 'Sign-in and sign-up for the staff of the company.',
  },
] as const satisfies readonly Route[]

/** A path of a public page; a link to anything else does not compile. */
export type PagePath = (typeof routes)[number]['path']

/** A page, a place on it, or a page with a preset. */
export type PageLink = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`

export type PublicRoute = Route & { path: PagePath }

export function routeOf(path: PagePath): PublicRoute {
  const route = routes.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`No route for ${path}`)
  return route
}

/** Pages that search engines should not list. */
export const unlistedPaths: readonly PagePath[] = ['/auth']
