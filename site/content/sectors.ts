import { sectorNames } from '../figures/need-figures.ts'
import { wholeNumber } from '../figures/number-text.ts'
import type { FigureKey, Figures } from '../figures/registry.ts'

export type SectorName = (typeof sectorNames)[number]

/** What each column of the table of five sectors is called, and the row of the registry that holds its values. */
export const sectorColumns = {
  percentage: { figure: 'sectorShares', label: 'Share of global freshwater use' },
  usage: { figure: 'sectorUse', label: 'Water use' },
  annualRevenue: { figure: 'sectorRevenue', label: 'Annual revenue' },
  tam: { figure: 'tam', label: 'Total addressable market (TAM)' },
  sam: { figure: 'sam', label: 'Serviceable addressable market (SAM)' },
  som: { figure: 'som', label: 'Serviceable obtainable market (SOM)' },
} as const satisfies Record<string, { figure: FigureKey; label: string }>

export type SectorColumn = keyof typeof sectorColumns

export type Sector<Column extends SectorColumn = SectorColumn> = { sector: SectorName } & Record<
  Column,
  number
>

/** How five sectors use fresh water and what they earn, in the columns a page needs; NaN where one is withheld. */
export function sectorsIn<const Column extends SectorColumn>(
  figures: Figures,
  columns: readonly Column[],
): readonly Sector<Column>[] {
  return sectorNames.map((sector, place) => {
    const values = columns.map((column) => [
      column,
      figures[sectorColumns[column].figure].values[place],
    ])
    return { sector, ...Object.fromEntries(values) }
  })
}

/** The three markets of each sector, for the plots of them; a market that is withheld has no column. */
export function marketTable(figures: Figures) {
  const markets = (['tam', 'sam', 'som'] as const).filter((market) => !figures[market].withheld)
  return {
    summary: 'The markets as a table',
    columns: [
      'Sector',
      ...markets.map((market) => `${market.toUpperCase()}, ${figures[market].unit}`),
    ],
    rows: sectorsIn(figures, markets).map(
      ({ sector, ...values }) => [sector, ...markets.map((at) => wholeNumber(values[at]))] as const,
    ),
  }
}

/** The power of ten below which all markets lie: where an axis for them ends. */
export function marketAxisEnd(figures: Figures): number {
  const known = [figures.tam, figures.sam, figures.som]
    .flatMap(({ values }) => values)
    .filter((value) => !Number.isNaN(value))
  return 10 ** Math.ceil(Math.log10(Math.max(...known)))
}
