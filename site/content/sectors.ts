import type { PagePath } from './page-paths.ts'

/** How five sectors use fresh water and what they earn: the company's own table, each value once. */
export type Sector = {
  sector: string
  /** Share of global freshwater use, in per cent; the shares overlap. */
  percentage: number
  /** Billion m³ a year. */
  usage: number
  /** Billion USD a year. */
  annualRevenue: number
  /** Market sizes, in billion USD. */
  tam: number
  sam: number
  som: number
}

export const sectors = [
  {
    sector: 'Agriculture',
    percentage: 70,
    usage: 2800,
    annualRevenue: 4500,
    tam: 850,
    sam: 180,
    som: 25,
  },
  {
    sector: 'Industry & Manufacturing',
    percentage: 19,
    usage: 730,
    annualRevenue: 850,
    tam: 320,
    sam: 85,
    som: 12,
  },
  {
    sector: 'Energy Production',
    percentage: 10,
    usage: 400,
    annualRevenue: 1200,
    tam: 450,
    sam: 120,
    som: 18,
  },
  {
    sector: 'Municipal & Domestic',
    percentage: 12,
    usage: 480,
    annualRevenue: 650,
    tam: 280,
    sam: 75,
    som: 15,
  },
  {
    sector: 'Consumer Products',
    percentage: 5,
    usage: 200,
    annualRevenue: 2800,
    tam: 680,
    sam: 150,
    som: 22,
  },
] as const satisfies readonly Sector[]

export type SectorName = (typeof sectors)[number]['sector']

export type SectorColumn = Exclude<keyof Sector, 'sector'>

/** What each column is called and counted in, wherever it is printed. */
export const sectorColumns = {
  percentage: { label: 'Share of global freshwater use', unit: '%' },
  usage: { label: 'Water use', unit: 'billion m³ a year' },
  annualRevenue: { label: 'Annual revenue', unit: 'billion USD' },
  tam: { label: 'Total addressable market (TAM)', unit: 'billion USD' },
  sam: { label: 'Serviceable addressable market (SAM)', unit: 'billion USD' },
  som: { label: 'Serviceable obtainable market (SOM)', unit: 'billion USD' },
} as const satisfies Record<SectorColumn, { label: string; unit: string }>

/** A value of the table as it is printed: `2,800 billion m³ a year`. */
export function sectorText(sector: Sector, column: SectorColumn): string {
  return `${sector[column].toLocaleString('en')} ${sectorColumns[column].unit}`
}

/** Derived: the five shares added. Over 100, because energy and consumer products overlap with the rest. */
const sharesAdded = sectors.reduce((sum, { percentage }) => sum + percentage, 0)

export const sharesNote = `Shares as stated by the company. They overlap and add to ${sharesAdded} %: energy and consumer products are partly counted in industry and agriculture as well.`

/** The three markets of each sector, for the plots of them. */
export const marketTable = {
  summary: 'The markets as a table',
  columns: ['Sector', 'TAM, billion USD', 'SAM, billion USD', 'SOM, billion USD'],
  rows: sectors.map(
    ({ sector, tam, sam, som }) => [sector, String(tam), String(sam), String(som)] as const,
  ),
}

/** The finished pages that print a column; a test holds both to each other. */
const columnPages: Record<SectorColumn, readonly PagePath[]> = {
  percentage: ['/fresh-water-crisis'],
  usage: ['/fresh-water-crisis', '/global-need'],
  annualRevenue: ['/fresh-water-crisis', '/global-need'],
  tam: ['/fresh-water-crisis', '/global-need', '/investors'],
  sam: ['/fresh-water-crisis', '/global-need', '/investors'],
  som: ['/fresh-water-crisis', '/global-need', '/investors'],
}

/** The table as entries of the registry of stated figures. */
export const sectorFigures = sectors.flatMap((sector) =>
  (Object.keys(sectorColumns) as SectorColumn[]).map((column) => ({
    name: `${sector.sector}, ${column}`,
    text: sectorText(sector, column),
    scope: sectorColumns[column].label,
    pages: columnPages[column],
  })),
)
