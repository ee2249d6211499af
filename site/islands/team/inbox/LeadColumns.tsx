import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import type { LeadRow } from '../../../../contract/team-leads.ts'
import { aboutLead, shortName, statusLabels } from '../lead-words.ts'
import { ClockCell, MomentCell, SelectCell, WhoCell } from './LeadCells.tsx'

export const leadFeatures = tableFeatures({ rowSelectionFeature })

const column = createColumnHelper<typeof leadFeatures, LeadRow>()

/** The columns of the list, in their order; their widths stand in LeadList.css. */
export const leadColumns = column.columns([
  column.display({
    id: 'select',
    header: () => <span className="sr-only">Selected</span>,
    cell: ({ row }) => (
      <SelectCell
        lead={row.original}
        checked={row.getIsSelected()}
        onToggle={row.getToggleSelectedHandler()}
      />
    ),
  }),
  column.accessor('lastName', {
    id: 'who',
    header: 'From',
    cell: ({ row }) => <WhoCell lead={row.original} />,
  }),
  column.accessor(aboutLead, { id: 'about', header: 'About' }),
  column.accessor('excerpt', { header: 'Message' }),
  column.accessor(({ status }) => statusLabels[status], {
    id: 'status',
    header: 'Status',
    cell: ({ row, getValue }) => <span data-status={row.original.status}>{getValue()}</span>,
  }),
  column.accessor(({ assignee }) => (assignee ? shortName(assignee) : 'Nobody'), {
    id: 'assignee',
    header: 'Assigned to',
    cell: ({ row, getValue }) => (
      <span data-nobody={row.original.assignee ? undefined : ''}>{getValue()}</span>
    ),
  }),
  column.accessor('receivedAt', {
    header: 'Received',
    cell: ({ getValue }) => <MomentCell at={getValue()} />,
  }),
  column.display({
    id: 'clock',
    header: 'Answer',
    cell: ({ row }) => <ClockCell lead={row.original} />,
  }),
])
