import type { Source } from '../../../content/fresh-water-crisis/crisis-card.ts'
import { sources } from '../../../content/fresh-water-crisis/sources.ts'
import {
  type SectorColumn,
  type SectorName,
  sectorColumns,
  sectorsIn,
} from '../../../content/sectors.ts'
import { figuresFor } from '../../../figures/figures-for.ts'
import { wholeNumber } from '../../../figures/number-text.ts'

type SectorWords = {
  text: string
  subtitle: string
  challenges: readonly [string, string, string]
  solutions: readonly [string, string, string]
  /** The nearest figure that others have published. */
  published: { says: string; source: Source }
}

const figures = figuresFor('/fresh-water-crisis')

const words = {
  Agriculture: {
    text: 'Irrigation, livestock, and the water inside every harvest.',
    subtitle: 'The largest user of fresh water',
    challenges: [
      'Irrigation loses water to air and soil before it reaches a root.',
      'Pumped groundwater is cheap until the well runs dry.',
      'A dry year cuts harvests and herds at once.',
    ],
    solutions: [
      'Drip lines, and watering by the hour.',
      'Crops that suit the rain there is.',
      'Treated water in place of pumped water where it is safe.',
    ],
    published: {
      says: 'Farming took 72 % of freshwater withdrawals (2022)',
      source: sources.faoPortal,
    },
  },
  'Industry & Manufacturing': {
    text: 'Cooling, cleaning, rinsing, and the water that goes into goods.',
    subtitle: 'Steady water keeps the line running',
    challenges: [
      'A stop of supply is a stop of production.',
      'Used water needs treatment, and treatment costs money.',
      'Works and town draw on one river.',
    ],
    solutions: [
      'Closed loops that use the same water again.',
      'Treatment on site, with published tests.',
      'A second supply for the days on which the first one fails.',
    ],
    published: {
      says: 'Industry took 15 % of freshwater withdrawals (2022)',
      source: sources.faoPortal,
    },
  },
  'Energy Production': {
    text: 'Steam, cooling, turbines, and crops grown for fuel.',
    subtitle: 'Power that runs on rivers',
    challenges: [
      'Low or warm rivers force power stations to cut output.',
      'Dams and farms want the same water in the same month.',
      'Where a plant stands is decided once, for decades.',
    ],
    solutions: [
      'Dry or hybrid cooling.',
      'Wind and sun, which need little water.',
      'Treated or salt water instead of fresh.',
    ],
    published: {
      says: 'The energy system used about 370 billion m³ (2021), roughly 10 % of withdrawals',
      source: sources.ieaWater,
    },
  },
  'Municipal & Domestic': {
    text: 'Homes, schools and hospitals, and the mains that reach them.',
    subtitle: 'The water people drink and wash with',
    challenges: [
      'Old mains lose water on the way.',
      'New streets wait for their first pipe.',
      'Quality is decided at the weakest point of the network.',
    ],
    solutions: [
      'Meter, mend and train before building new.',
      'Rain stores and reuse.',
      'Reserves, and bulk water for the days of an emergency.',
    ],
    published: {
      says: 'Half of household water comes from below ground',
      source: sources.wwdr2022,
    },
  },
  'Consumer Products': {
    text: 'Drinks, food and care products: water as the thing that is sold.',
    subtitle: 'The smallest share, among the largest revenues',
    challenges: [
      'Many bottlers depend on one basin.',
      'Buyers ask where the water comes from.',
      'Each litre is packed and moved, at a cost of its own.',
    ],
    solutions: [
      'Sources outside stressed basins.',
      'Larger packs, and supply in bulk.',
      'An analysis for each lot, with its method and date.',
    ],
    published: {
      says: 'Companies of all sectors report up to US$301 billion at risk from water, against US$55 billion to act (2020 disclosures)',
      source: sources.cdpWater,
    },
  },
} as const satisfies Record<SectorName, SectorWords>

const columns = Object.keys(sectorColumns) as SectorColumn[]

/** Each sector with every column of its row, for the dialog behind it. */
export const sectorSheets = sectorsIn(figures, columns).map((sector) => ({
  id: `sector-${sector.sector.split(' ')[0]?.toLowerCase()}`,
  title: sector.sector,
  share: sector.percentage,
  ...words[sector.sector],
  figures: columns.map((column) => ({
    label: sectorColumns[column].label,
    value: wholeNumber(sector[column]),
    unit: figures[sectorColumns[column].figure].unit,
  })),
  source: 'Company estimates. Shares overlap between sectors.',
}))
