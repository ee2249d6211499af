import { leadStatuses } from '../../../../contract/lead-filters.ts'
import type { Overview } from '../../../../contract/team-overview.ts'
import { FirstAnswer } from './FirstAnswer.tsx'
import { InterestRows } from './InterestRows.tsx'
import { LeadsPerWeek } from './LeadsPerWeek.tsx'
import { StatusRows } from './StatusRows.tsx'
import { WhereFrom } from './WhereFrom.tsx'
import '../parts/Panel.css'

/** All that is known of the leads of some weeks; one sentence where there are none. */
export function LeadPanels({ overview }: { overview: Overview }) {
  if (leadStatuses.every((status) => overview.statuses[status] === 0)) {
    return <p className="panel-empty">No messages in these weeks.</p>
  }
  return (
    <div className="panels">
      <LeadsPerWeek overview={overview} />
      <InterestRows overview={overview} />
      <div className="panel-stack">
        <StatusRows overview={overview} />
        <FirstAnswer answers={overview.firstAnswer} />
      </div>
      <WhereFrom overview={overview} />
    </div>
  )
}
