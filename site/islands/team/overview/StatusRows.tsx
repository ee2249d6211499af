import { leadStatuses } from '../../../../contract/lead-filters.ts'
import type { Overview } from '../../../../contract/team-overview.ts'
import { BarRows } from '../charts/BarRows.tsx'
import { statusLabels } from '../lead-words.ts'
import { Panel } from '../parts/Panel.tsx'
import { spokenCount, spokenShare } from '../parts/spoken-figures.ts'

/** Where the leads of these weeks stand today. */
export function StatusRows({ overview: { statuses } }: { overview: Overview }) {
  const all = leadStatuses.reduce((sum, status) => sum + statuses[status], 0)
  return (
    <Panel
      id="statuses"
      heading="Where they stand"
      note="Today’s status of every message of these weeks, spam included."
    >
      <BarRows
        caption="Messages by status"
        heads={['Status', 'Messages', 'Share']}
        rows={leadStatuses.map((status) => ({
          key: status,
          name: statusLabels[status],
          value: statuses[status],
          cells: [spokenShare(statuses[status], all)],
          accent: status === 'won',
        }))}
        spoken={spokenCount}
      />
    </Panel>
  )
}
