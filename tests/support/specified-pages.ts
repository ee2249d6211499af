import type { PagePath } from '../../site/content/page-paths.ts'
import type { FigureKey } from '../../site/figures/registry.ts'

/** How many of a thing there must be, by its selector; `some` is one or more. */
type Counts = Readonly<Record<string, number | 'some'>>

/** A part that section 2 of the specification names; without `at` and `headed` any section of the page may be it. */
export type SpecifiedPart = {
  /** In the specification's words. */
  asks: string
  /** Where it stands, as a selector. */
  at?: string
  headed?: RegExp
  /** The titles of its entries, all of them and in this order; a title may go on after these words. */
  titles?: readonly string[]
  /** Titles that stand among others. */
  among?: readonly string[]
  /** The heads of its table. */
  columns?: readonly string[]
  /** Rows of which one at most is open, as `details` of one name are. */
  accordion?: number
  holds?: Counts
  /** What each titled entry holds. */
  each?: Counts
}

export type SpecifiedPage = {
  title: string
  hero?: 'video'
  /** Pages that `main` leads to, or the label of a link and its page. */
  links?: readonly (PagePath | readonly [label: string, path: PagePath])[]
  /** Figures that stand in `main`. */
  figures?: readonly FigureKey[]
  parts?: readonly SpecifiedPart[]
}

const external = { 'a[target=_blank][rel~=noopener][href^=http]': 1 }
const cards = (asks: string, number: number): SpecifiedPart => ({ asks, holds: { h3: number } })
const figureLine = (asks: string, li: number): SpecifiedPart => ({ asks, holds: { li, h3: 0 } })

const scarcityTopics = [
  ...['Physical Water Scarcity', 'Economic Water Scarcity', 'Seasonal and Drought Scarcity'],
  'Time Spent Collecting Water',
]

/**
 * The pages of the specification's section 2, typed from it, and what other pages link to;
 * tests/rules/specified-pages.test.ts finds it all in the pages as built.
 */
export const specifiedPages: Readonly<Partial<Record<PagePath, SpecifiedPage>>> = {
  '/': {
    title: 'Drinking Water',
    hero: 'video',
    links: ['/partnerships', '/contact'],
    parts: [
      {
        asks: 'Profit with Purpose with four cards, one linking out to the free-water platform',
        headed: /^Profit with Purpose$/,
        holds: { li: 4, ...external },
      },
      {
        asks: 'Our Solutions accordion of six items, each with a Learn More link',
        headed: /^Our Solutions$/,
        titles: [
          'Source of Water',
          'Natural Water Filtration',
          'Water Harvesting',
          'Bulk Delivery',
          'Global Industry & Consumer Distribution',
          'Sustainable Development Goals',
        ],
        accordion: 6,
        holds: Object.fromEntries(
          [
            ['Source of Water', '/source-of-water'],
            ['Natural Water Filtration', '/water-purity'],
            ['Water Harvesting', '/water-harvesting'],
            ['Bulk Delivery', '/bulk-delivery'],
            ['Global Industry & Consumer Distribution', '/industry-distribution'],
            ['Sustainable Development Goals', '/sustainable-development-goals'],
          ].map(([title, path]) => [
            `details:has(h3:contains("${title}")) a[href="${path}"]:contains("Learn More")`,
            1,
          ]),
        ),
      },
      {
        asks: 'A closing banner',
        at: 'main > section:last-of-type',
        holds: { h2: 1, img: 1, 'a[href^="/contact"]': 1, 'a[href="/partnerships"]': 1 },
      },
    ],
  },
  '/about': {
    title: 'About us',
    hero: 'video',
    parts: [
      { asks: 'A Vision card and a Mission card', among: ['Vision', 'Mission'] },
      {
        asks: 'ESG principles with four bullet points each',
        titles: ['Environmental', 'Social', 'Governance'],
        each: { li: 4 },
      },
    ],
  },
  '/our-goals': {
    title: 'Our Goals',
    parts: [
      { asks: 'Three goals', titles: ['Access', 'Innovation', 'Impact'] },
      {
        asks: 'Five commitments',
        titles: [
          'Purity & Quality',
          'Sustainability',
          'Customized Solutions',
          'Social Responsibility',
          'Global Reach & Partnerships',
        ],
      },
    ],
  },
  '/global-need': { title: 'Global Need' },
  '/fresh-water-crisis': {
    title: 'Global Water Need',
    links: ['/water-purity', '/pure-flow', '/partnerships', '/contact'],
    figures: [
      ...(['peopleWithoutSafeWater', 'facingScarcity', 'stressedRegions'] as const),
      ...(['lostThroughLeakage', 'urbanShare', 'industrialGrowth'] as const),
    ],
    parts: [
      {
        asks: 'Animated stats strip',
        holds: { li: 'some', '[data-count-to]': 'some', h3: 0 },
      },
      { asks: 'Four crisis drivers', holds: { article: 4 } },
      {
        asks: 'Three affected regions, each with its picture',
        titles: ['Sub-Saharan Africa', 'South Asia', 'Middle East'],
        holds: { article: 3, 'article :is(img, svg[role=img])': 3 },
      },
      { asks: 'Five challenge-to-solution pairs', holds: { h3: 5 } },
      {
        asks: 'Water demand by sector with five tiles',
        holds: Object.fromEntries(
          [
            ...['Agriculture', 'Industry & Manufacturing', 'Energy Production'],
            ...['Municipal & Domestic', 'Consumer Products'],
          ].map((sector) => [`tbody:has(a[href^="#sector-"]:contains("${sector}"))`, 1]),
        ),
      },
      {
        asks: 'A dialog for each sector with description, challenges, solutions and source',
        at: 'main',
        holds: Object.fromEntries(
          ['p', 'h3:contains("Challenges") + ul', 'h3:contains("Solutions") + ul']
            .concat('dt:contains("Source")')
            .map((part) => [`dialog[id^="sector-"]:has(${part})`, 5]),
        ),
      },
      {
        asks: 'Data on water scarcity and time spent collecting water',
        titles: scarcityTopics,
      },
      ...scarcityTopics.map(metricsDialog),
      {
        asks: 'Variant B: video hero, then four tabs, THE SCALE first',
        at: 'section:has(video) + section',
        holds: {
          'nav[data-tabs] a': 4,
          'nav a[href="#scale"]:first-child:contains("THE SCALE")': 1,
          'nav a[href="#causes"]:contains("CAUSES")': 1,
          'nav a[href="#economic"]:contains("ECONOMIC")': 1,
          'nav a[href="#social"]:contains("SOCIAL")': 1,
        },
      },
      ...crisisCards({
        scale: [
          ...['Lack of Access', 'Distance Walked for Water', 'Severe Water Scarcity'],
          ...['Child Mortality', 'Unsafe Sanitation'],
        ],
        causes: [
          ...['Climate Change', 'Population Growth', 'Over-extraction of Groundwater'],
          ...['Pollution', 'Poor Infrastructure', 'Economic Inequality'],
        ],
        economic: [
          ...['Agricultural Decline', 'Energy Production', 'Manufacturing Slowdown'],
          ...['Tourism Loss', 'Healthcare Costs', 'Infrastructure Investment'],
        ],
        social: [
          ...['Health Risks', 'Gender Inequality', 'Child Labor'],
          ...['Forced Migration', 'Social Unrest', 'Economic Disparities'],
        ],
      }),
    ],
  },
  '/solutions': {
    title: 'Solutions',
    links: [
      ['Contact Sales', '/contact'],
      ['Learn About Pure Flow', '/pure-flow'],
    ],
    figures: ['containerVolume', 'packSizes'],
    parts: [
      {
        asks: 'Accordion, single open item, with three items',
        titles: ['Flexitank Solutions', 'Box & Tote', 'Tanker & Rail'],
        accordion: 3,
      },
      {
        asks: 'Four-step Sustainable Supply Chain',
        headed: /^Sustainable Supply Chain$/,
        titles: ['Source', 'Factory', 'Hub', 'Customer'],
      },
    ],
  },
  '/pure-flow': {
    title: 'Pure Flow',
    links: [
      ['Request Demo', '/contact'],
      ['Become a Partner', '/partnerships'],
    ],
    figures: [
      ...(['donated', 'communitiesPureFlow', 'csrPartners', 'microJobs'] as const),
      ...(['costPerLitre', 'platformUptime'] as const),
    ],
    parts: [
      {
        asks: 'Hero with a button to the external platform',
        at: 'main section:first-of-type',
        holds: external,
      },
      {
        asks: 'Four steps',
        titles: ['Order', 'Hub Distribution', 'Local Delivery', 'Impact Tracking'],
      },
      figureLine('Stats block', 4),
      cards('Five platform features', 5),
      { asks: 'Stakeholder benefits', titles: ['Communities', 'Partners', 'Drivers'] },
    ],
  },
  '/water-purity': {
    title: 'Water Purity',
    hero: 'video',
    figures: ['purity', 'tds', 'sourceTemperature', 'firstLava', 'secondLava', 'deepestLava'],
    parts: [
      cards('Benefit cards', 4),
      { asks: 'Four filtration stages', holds: { 'li h3': 4, svg: 'some' } },
      { asks: 'Four health cards', titles: ['Calcium', 'Magnesium', 'Silica', 'Potassium'] },
      { asks: 'A quote', holds: { blockquote: 1 } },
    ],
  },
  '/profit-purpose': {
    title: 'Profit + Purpose',
    links: ['/investors', '/community-impact', '/partnerships', '/contact'],
    figures: ['revenueYear'],
    parts: [
      { asks: 'Revenue streams, six and their sum', holds: { 'tbody tr': 7 } },
      { asks: 'Impact metrics', holds: { li: 'some', '[data-count-to]': 'some' } },
      { asks: 'A triple bottom line', titles: ['People', 'Planet', 'Profit'] },
    ],
  },
  '/community-impact': {
    title: 'Community Impact',
    links: ['/partnerships'],
    figures: ['communitiesMany', 'schools', 'projectSuccess', 'jobsMany', 'csrPartners'],
    parts: [
      figureLine('Stats', 4),
      {
        asks: 'Four pillars',
        titles: ['Revenue Share', 'Targeted Projects', 'Community-Led', 'Long-term Support'],
      },
      { asks: 'Social and environmental impact lists', headed: /social and environmental/i },
      { asks: 'CSR partner benefits', headed: /CSR partner benefits/i, holds: { li: 'some' } },
    ],
  },
  '/sustainable-development-goals': {
    title: 'Sustainable Development Goals',
    hero: 'video',
    links: ['/partnerships', '/contact'],
    parts: [
      cards('Four UN-alignment strategy cards', 4),
      {
        asks: 'Four SDG 6 targets, each with number, title, description and achievement',
        titles: ['6.1', '6.2', '6.6', '6.A'],
        each: { p: 'some' },
      },
      { asks: 'A block on the 2026 UN Water Conference', headed: /^2026 UN Water Conference$/ },
    ],
  },
  '/global-impact': {
    title: 'Global Impact',
    hero: 'video',
    links: ['/partnerships', '/contact'],
    figures: [
      ...(['livesTouched', 'countries', 'countriesActive', 'communitiesMost'] as const),
      ...(['partnershipsAll', 'communitiesAfrica', 'communitiesAsiaPacific'] as const),
      ...(['communitiesAmericas', 'communitiesEurope'] as const),
    ],
    parts: [
      figureLine('Four headline stats', 4),
      { asks: 'Three impact areas', holds: { article: 3, 'article img': 3 } },
      {
        asks: 'Four regions',
        titles: ['Africa', 'Asia-Pacific', 'Americas', 'Europe & Middle East'],
      },
      {
        asks: 'A UN framework block',
        holds: { 'li h3': 'some', 'a[href="/sustainable-development-goals"]': 1 },
      },
    ],
  },
  '/partnerships': {
    title: 'Partnerships',
    hero: 'video',
    figures: ['csrFunds'],
    parts: [
      {
        asks: 'Three tier cards, Strategic marked Featured',
        titles: ['Corporate', 'Strategic', 'Logistics'],
        holds: { 'article:has(h3:contains("Strategic")):contains("Featured")': 1 },
      },
      {
        asks: 'Three-step process',
        titles: ['Assessment', 'Custom design', 'Impact measurement'],
      },
      { asks: 'Inquiry form anchored contact-form', at: '#contact-form', holds: { form: 1 } },
    ],
  },
  '/water-factory': {
    title: 'Water Factory',
    links: [
      ['Schedule Factory Tour', '/contact'],
      ['Download Technical Specs', '/resources'],
    ],
    figures: [
      ...(['lineCapacity', 'lineTanks', 'sourceCapacity', 'sourceTanks', 'packUnits'] as const),
      ...(['operatingDay', 'uptimeTarget', 'lease'] as const),
    ],
    parts: [
      {
        asks: 'A split hero: text beside an image',
        at: 'main section:first-of-type',
        holds: { 'figure img': 1 },
      },
      { asks: 'A gallery of 7 images', holds: { 'figure img[alt]:not([alt=""])': 7 } },
      { asks: 'Certifications', headed: /certificat/i, holds: { li: 'some' } },
      {
        asks: 'A market list, relief to emergency water',
        holds: { 'li h3': 'some', 'a[href="/access-bulk-water#emergency"]': 1 },
      },
    ],
  },
  '/resources': {
    title: 'Resources',
    parts: [
      {
        asks: '3 insight articles with Read more',
        holds: { 'details article': 3, 'summary:contains("Read more")': 3 },
      },
      {
        asks: '6 document cards anchored downloads',
        at: '#downloads',
        holds: { 'li h3': 6, 'li a[download][href$=".pdf"]:contains("Download")': 6 },
      },
      {
        asks: '3 media packs',
        holds: { article: 3, 'a[href$=".zip"]:contains("Download Pack")': 3 },
      },
      {
        asks: 'A newsletter section anchored newsletter',
        at: '#newsletter',
        holds: { 'form input[type=email]': 1, 'button:contains("Subscribe")': 1 },
      },
    ],
  },
  '/contact': {
    title: 'Contact',
    parts: [
      {
        asks: 'A message form, and three mailboxes in obfuscated form',
        at: '#message-form',
        holds: {
          form: 1,
          'dt:contains("General") + dd a:contains("hello [at]")': 1,
          'dt:contains("Partnerships") + dd a:contains("partners [at]")': 1,
          'dt:contains("Investors") + dd a:contains("investors [at]")': 1,
        },
      },
    ],
  },
  '/bulk-glacier-water': {
    title: 'Bulk Glacier Water',
    figures: ['containerVolume', 'containerMost'],
    parts: [
      { asks: 'Specification cards', holds: { 'tbody tr': 'some' } },
      {
        asks: 'Single-open accordion with three delivery options',
        titles: ['Flexitank', 'Box and tote', 'Tanker and rail'],
        accordion: 3,
      },
    ],
  },
  '/alkaline-water': {
    title: 'Alkaline Water',
    links: ['/contact', '/solutions'],
    figures: ['ph', 'phAverage', 'phLow'],
    parts: [{ asks: 'Premium alkaline water content', headed: /premium alkaline water/i }],
  },
  '/commercial-mineral-water': {
    title: 'Commercial Mineral Water',
    links: ['/partnerships', '/contact'],
    figures: ['calcium', 'magnesium', 'silica', 'potassium'],
  },
  '/sustainable-bulk-solutions': {
    title: 'Sustainable Bulk Solutions',
    links: ['/partnerships', '/community-impact', '/contact'],
    figures: ['bottles', 'co2Reduction', 'carbonNeutral'],
  },
  '/know-your-water': {
    title: 'Know Your Water',
    hero: 'video',
    links: ['/access-bulk-water', '/water-purity'],
    parts: [
      cards('Four feature cards', 4),
      {
        asks: 'A laboratory-tested purity metrics list',
        headed: /laboratory-tested purity metrics/i,
        columns: ['Metric', 'Standard', 'Value'],
        holds: { 'tbody tr': 'some' },
      },
      { asks: 'Two glacier images', holds: { 'figure img': 2 } },
    ],
  },
  '/who-we-support': {
    title: 'Who We Support',
    hero: 'video',
    figures: ['ordersPerMonth', 'emergencyOrder', 'emergencyMost', 'tdsStrict'],
    parts: [
      {
        asks: 'Tabs for nine audiences, each with video or image, title and description',
        holds: {
          'nav[data-tabs] a': 9,
          ...Object.fromEntries(
            [
              ...['Communities', 'Healthcare', 'Energy', 'Bottler or Co-Packers', 'Agricultural'],
              ...['Food and Beverages', 'Technology', 'Consumer Products', 'Emergencies'],
            ].map((audience, index) => [
              `nav a:nth-child(${index + 1}):contains("${audience}")`,
              1,
            ]),
          ),
          h3: 9,
          'h3 + p': 9,
          'figure:has(img, video)': 9,
        },
      },
    ],
  },
  '/access-bulk-water': {
    title: 'Access Bulk Water',
    links: ['/pure-flow', '/contact', '/choose-sustainable-impact'],
    figures: ['countries', 'peopleReached', 'containersDelivered', 'emergencyWithin'],
    parts: [
      {
        asks: 'Four delivery options, each with capacity and ideal-for text',
        titles: [
          '24,000L Containers',
          'Global Shipping',
          'Local Distribution',
          'Emergency Response',
        ],
        each: { 'dt:contains("Capacity") + dd': 1, 'dt:contains("Ideal for") + dd': 1 },
      },
      {
        asks: 'Three audience groups with examples',
        titles: ['Communities & Villages', 'Commercial Operations', 'Humanitarian Aid'],
        each: { li: 'some' },
      },
      { asks: 'A smart-container feature list', headed: /smart.container/i, holds: { li: 'some' } },
      {
        asks: 'How long the largest emergency order lasts where people only drink and cook',
        at: 'section#emergency',
        // 100 × 24,000 L ÷ 40,000 people ÷ 3 L.
        holds: { 'p:contains("they last 20 days")': 1 },
      },
      {
        asks: 'Containers for a town a day and a month, linked from other pages',
        at: 'section#towns',
        // 1,000 people × 15 L ÷ 24,000 L = 0.625; × 30 = 18.75, and 5,000 at 3 L the same. The largest order: 50 × 24,000 ÷ 30 ÷ 3.
        holds: {
          'td:contains("0.6 a day, 19 a month")': 2,
          'td:contains("13,333 people")': 1,
          'td:contains("4.2 a day, 125 a month")': 1,
          'td:contains("2,667 people")': 1,
        },
      },
    ],
  },
  '/choose-sustainable-impact': {
    title: 'Choose Sustainable Impact',
    links: ['/partnerships', '/community-impact'],
    figures: [
      ...(['revenueShare', 'donated', 'jobsPureFlow', 'carbonReduction'] as const),
      ...(['attendance', 'illness', 'income'] as const),
    ],
    parts: [
      { asks: 'Four impact pillars', headed: /pillars/i, holds: { h3: 4 } },
      figureLine('Four headline metrics', 4),
      { asks: 'Three outcome percentages', holds: { article: 3 } },
      { asks: 'A practices list', headed: /practices/i, holds: { li: 'some' } },
    ],
  },
  '/source-of-water': {
    title: 'Source of Water',
    hero: 'video',
    links: ['/solutions', '/water-purity'],
    parts: [
      { asks: 'Six source feature cards', holds: { 'li h3': 6, 'svg text': 'some' } },
      { asks: 'Source selection criteria', holds: { 'li[data-ticked]': 'some' } },
      {
        asks: 'A Testing & Monitoring card with a View Quality Reports button',
        headed: /^Testing & Monitoring$/,
        holds: { '[role=button]:contains("View Quality Reports")': 1, dialog: 1 },
      },
    ],
  },
  '/natural-filtration': {
    title: 'Natural Filtration',
    figures: ['firstLava', 'secondLava', 'deepestLava'],
    parts: [
      cards('A four-step process with durations', 4),
      cards('Four benefit cards', 4),
      {
        asks: 'A quality-standards list',
        headed: /quality standards/i,
        holds: { li: 'some' },
      },
    ],
  },
  '/water-harvesting': {
    title: 'Water Harvesting',
    links: ['/solutions', '/source-of-water'],
    figures: ['lineCapacity', 'operatingDay'],
    parts: [
      { asks: 'Six collection-system cards', holds: { 'li h3': 6 } },
      { asks: 'A sustainability promise', holds: { blockquote: 1 } },
      { asks: 'Harvesting statistics', holds: { li: 'some', h3: 0 } },
      { asks: 'Three technology cards', holds: { 'li h3': 3 } },
    ],
  },
  '/bulk-delivery': {
    title: 'Bulk Delivery',
    links: [['Request Delivery Quote', '/contact'], '/contact', '/solutions'],
    figures: ['ports', 'onTime', 'leadTime', 'leadTimeWeeks', 'transitTemperature'],
    parts: [
      { asks: 'Stats', holds: { li: 'some', h3: 0 } },
      { asks: 'Six delivery-network cards', holds: { 'li h3': 6 } },
      {
        asks: 'A capabilities card with a Request Delivery Quote link',
        holds: { 'li h3': 'some', 'a[href^="/contact"]:contains("Request Delivery Quote")': 1 },
      },
      cards('Four market cards', 4),
      ...['price', 'quote', 'order'].map((id) => ({
        asks: `What other pages link to as ${id}`,
        at: `section#${id}`,
      })),
    ],
  },
  '/industry-distribution': {
    title: 'Industry Distribution',
    links: ['/contact', '/solutions'],
    figures: ['industries', 'monthlyVolume', 'onTimeOther'],
    parts: [
      {
        asks: 'Six industry cards with feature lists',
        titles: [
          ...['Hotels', 'Manufacturing', 'Food & Beverage', 'Healthcare', 'Education'],
          'Real Estate',
        ],
        each: { li: 'some' },
      },
      { asks: 'Four advantage cards', holds: { 'li h3': 4 } },
      { asks: 'Three impact stats', holds: { li: 3 } },
    ],
  },
  '/investors': { title: 'Investors', links: ['/contact'], figures: ['revenueYear', 'lease'] },
  '/auth': { title: 'Welcome Back', links: [['Back to the product', '/']] },
}

/** The cards of each tab, and the dialog of every one of them. */
function crisisCards(sheets: Readonly<Record<string, readonly string[]>>): SpecifiedPart[] {
  return Object.entries(sheets).flatMap(([id, titles]) => [
    {
      asks: `The named cards of ${id}, each with image, title and description`,
      at: `#${id}`,
      holds: {
        'li h4': titles.length,
        'li svg': titles.length,
        'h4 + p': titles.length,
        ...Object.fromEntries(titles.map((title) => [`li h4:contains("${title}")`, 1])),
      },
    },
    ...titles.map(metricsDialog),
  ])
}

/** A dialog with the table of the specification: four columns, five or six rows, each with its publication. */
function metricsDialog(title: string): SpecifiedPart {
  return {
    asks: `The dialog of ${title}`,
    at: `main dialog:has(h2:contains("${title}"))`,
    columns: ['Metric (2022 data)', 'Global status', 'Source', 'Why it matters'],
    holds: {
      'tbody tr:nth-child(5) cite': 1,
      'tbody tr:not(:has(cite))': 0,
      'tbody tr:nth-child(7)': 0,
    },
  }
}
