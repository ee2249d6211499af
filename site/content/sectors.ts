import { wholeNumber } from '../figures/number-text.ts'
import type { FigureKey, Figures } from '../figures/registry.ts'
import type { Language } from '../words/language.ts'
import type en from '../words/sectors/en.json'
import { wordsOf } from '../words/words-of.ts'

export type SectorId = keyof (typeof en)['names']

export type SectorColumn = keyof (typeof en)['columns']

/** The row of the registry that holds the values of a column, a value for each sector. */
const rowOf = {
  share: 'sectorShares',
  use: 'sectorUse',
  revenue: 'sectorRevenue',
  tam: 'tam',
  sam: 'sam',
  som: 'som',
} as const satisfies Record<SectorColumn, FigureKey>

export type Sector<Column extends SectorColumn = SectorColumn> = {
  id: SectorId
  name: string
} & Record<Column, number>

/** How five sectors use fresh water and what they earn, in the columns a page needs; NaN where one is withheld. */
export function sectorsIn<const Column extends SectorColumn>(
  language: Language,
  figures: Figures,
  columns: readonly Column[],
): readonly Sector<Column>[] {
  const { names } = wordsOf<typeof en>('site/words/sectors', language).words
  return Object.entries(names).map(([id, name], place) => ({
    id: id as SectorId,
    name,
    ...(Object.fromEntries(
      columns.map((column) => [column, figures[rowOf[column]].values[place] ?? Number.NaN]),
    ) as Record<Column, number>),
  }))
}

/** Each column of a sector by its name, with its unit. */
export function sectorFigures(language: Language, figures: Figures, sector: Sector) {
  const { columns } = wordsOf<typeof en>('site/words/sectors', language).words
  return (Object.keys(rowOf) as SectorColumn[]).map((column) => ({
    label: columns[column],
    value: wholeNumber(sector[column], language),
    unit: figures[rowOf[column]].unit,
  }))
}
