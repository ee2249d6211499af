import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { useSignedIn } from '../account-context.ts'
import { LeadAnswer } from './LeadAnswer.tsx'
import { LeadFacts } from './LeadFacts.tsx'
import { LeadHistory } from './LeadHistory.tsx'
import { LeadMails } from './LeadMails.tsx'
import { LeadNeighbours } from './LeadNeighbours.tsx'
import { LeadNotes } from './LeadNotes.tsx'
import { PersonTools } from './PersonTools.tsx'
import { StatusAndAssignee } from './StatusAndAssignee.tsx'
import { useChangeLead } from './use-change-lead.ts'
import './LeadSheet.css'

type LeadSheetProps = {
  lead: LeadDetail
  answering: boolean
  onAnswering: (reference: string | null) => void
  onErased: () => void
}

/** All of a message: what it says, what was done about it, what can be done. */
export function LeadSheet({ lead, answering, onAnswering, onErased }: LeadSheetProps) {
  const { role } = useSignedIn()
  const { change, isPending, problem } = useChangeLead(lead.reference)
  return (
    <div className="lead-sheet">
      <LeadAnswer
        lead={lead}
        answering={answering}
        onAnswering={onAnswering}
        onContacted={() => change({ status: 'contacted' })}
      />
      <StatusAndAssignee lead={lead} onChange={change} saving={isPending} problem={problem} />
      <LeadFacts lead={lead} />
      <LeadNotes lead={lead} />
      <LeadMails lead={lead} />
      <LeadHistory lead={lead} />
      <LeadNeighbours lead={lead} />
      {role === 'admin' && <PersonTools address={lead.email} onErased={onErased} />}
    </div>
  )
}
