import { affectedRegions, needFigures } from './need-figures.ts'
import type { PageWords } from './page-words.ts'
import { marketTable, type SectorName, sectorColumns, sectors } from './sectors.ts'

/** Derived: revenue ÷ use, in USD for each cubic metre. */
function perCubicMetre({ annualRevenue, usage }: { annualRevenue: number; usage: number }) {
  const dollars = annualRevenue / usage
  return dollars >= 10 ? String(Math.round(dollars)) : dollars.toFixed(1)
}

const marketNotes: Record<SectorName, string> = {
  Agriculture: 'The largest whole, and the largest sum to be won.',
  'Industry & Manufacturing': 'Second to last as a whole, and the least to be won.',
  'Energy Production': 'Sells heat and power; water is what it cannot run without.',
  'Municipal & Domestic': 'The smallest whole: tariffs, not prices, decide what it pays.',
  'Consumer Products': 'The least water of the five, and the second-largest market.',
}

export const globalNeed = {
  hero: {
    title: 'Global Need',
    subtitle: 'Who uses fresh water, who earns from it, who lacks it.',
    description: 'Five sectors and three regions, as stated, on plots with their tables.',
    actions: [
      { href: '/fresh-water-crisis', label: 'The crisis and its data' },
      { href: '/investors', label: 'For investors' },
    ],
  },
  need: {
    label: 'The need in three figures',
    figures: [
      { ...needFigures[0], share: 1.1 },
      { ...needFigures[1], share: 1.1 },
      {
        figure: { value: 68, suffix: ' %' },
        unit: 'urban',
        scope: 'Of the world’s people by 2050, as stated by the company.',
      },
    ],
    note: 'The crisis page sets each of them beside what others have measured and published.',
  },
  slope: {
    heading: 'Who uses it, and who earns from it',
    note: 'Water at the left, money at the right. A line that climbs earns more from each cubic metre than farming does.',
    margin: {
      term: 'The smallest user is the second-largest earner',
      text: 'Consumer products take the least water of the five sectors and earn more than every other but farming. A cubic metre carries 14 USD of revenue there, in farming 1.6.',
    },
    caption:
      'To scale; stated figures; sector totals overlap. Derived: 2,800 billion USD ÷ 200 billion m³ is 14 USD for each cubic metre; 4,500 ÷ 2,800 is 1.6.',
    data: {
      summary: 'The values as a table',
      columns: [
        'Sector',
        'Use, billion m³ a year',
        'Revenue, billion USD a year',
        'USD for each m³, derived',
      ],
      rows: sectors.map(
        (sector) =>
          [
            sector.sector,
            sector.usage.toLocaleString('en'),
            sector.annualRevenue.toLocaleString('en'),
            perCubicMetre(sector),
          ] as const,
      ),
    },
    drawing: {
      title: 'Water use against annual revenue of five sectors',
      description: `${sectors
        .map(
          ({ sector, usage, annualRevenue }) =>
            `${sector}: ${usage.toLocaleString('en')} billion m³ a year, ${annualRevenue.toLocaleString('en')} billion USD`,
        )
        .join(
          '. ',
        )}. Four lines rise or fall gently; Consumer Products rises from the last place to the second.`,
      use: { label: sectorColumns.usage.label, unit: sectorColumns.usage.unit },
      revenue: { label: sectorColumns.annualRevenue.label, unit: 'billion USD a year' },
      note: ['14 USD', 'for each cubic metre; Agriculture 1.6'],
      lines: sectors.map(({ sector, usage, annualRevenue }) => ({
        name: sector,
        usage,
        revenue: annualRevenue,
        marked: sector === 'Consumer Products',
      })),
    },
  },
  markets: {
    heading: 'Five markets, each inside a larger one',
    note: 'TAM is the whole market, SAM the part that can be served, SOM the part that can be won. As stated by the company.',
    caption:
      'Billion USD, on one logarithmic axis that begins at 10: each step of ten is the same length. Markets overlap, so no total is given.',
    items: sectors.map(({ sector, tam, sam, som }) => ({
      title: sector,
      figure: String(tam),
      text: `billion USD, the whole market. ${marketNotes[sector]}`,
      bars: [
        { name: 'TAM', value: tam },
        { name: 'SAM', value: sam },
        { name: 'SOM', value: som },
      ],
      drawing: {
        title: `${sector}: three markets within each other`,
        description: `In billion USD, on a logarithmic axis from 10 to 1,000: TAM ${tam}, SAM ${sam}, SOM ${som}.`,
      },
    })),
    data: marketTable,
  },
  people: {
    heading: 'A dot for each million people affected',
    note: 'Three regions that go short of water. Behind one dot there are as many people as in a large city.',
    unit: 'One dot is one million people.',
    margin: {
      term: 'Nearly as many in South Asia as south of the Sahara',
      text: 'The two differ by 53 dots. A plan for one region alone leaves the other as large as it was.',
    },
    caption: 'Counted, as stated by the company; year and method are not stated.',
    drawing: {
      title: 'People affected in three regions',
      description: `One dot for each million people: ${affectedRegions.map(({ name, figure }) => `${name} ${figure}`).join(', ')}.`,
      regions: affectedRegions,
    },
  },
  next: {
    sentence: 'The need is measured. The next page says where it comes from.',
    actions: [
      { href: '/fresh-water-crisis', label: 'Fresh Water Crisis' },
      { href: '/investors', label: 'Investors' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>
