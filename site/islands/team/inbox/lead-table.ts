import type { ReactTable, RowSelectionState } from '@tanstack/react-table'
import type { LeadRow } from '../../../../contract/team-leads.ts'
import type { leadFeatures } from './LeadColumns.tsx'

export type LeadTable = ReactTable<
  typeof leadFeatures,
  LeadRow,
  { rowSelection: RowSelectionState }
>
