import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { useSignedIn } from '../account-context.ts'
import { Correspondence } from '../answer/Correspondence.tsx'
import { LeadQuotes } from '../answer/LeadQuotes.tsx'
import { LeadAnswer } from './LeadAnswer.tsx'
import { LeadFacts } from './LeadFacts.tsx'
import { LeadHistory } from './LeadHistory.tsx'
import { LeadMails } from './LeadMails.tsx'
import { LeadMessage } from './LeadMessage.tsx'
import { LeadNeighbours } from './LeadNeighbours.tsx'
import { LeadNotes } from './LeadNotes.tsx'
import { LeadPlan } from './LeadPlan.tsx'
import { MergedMessages } from './MergedMessages.tsx'
import { PersonTools } from './PersonTools.tsx'
import { StatusAndAssignee } from './StatusAndAssignee.tsx'
import { MergedInto } from './TakeApart.tsx'
import { useChangeLead } from './use-change-lead.ts'
import type { Erasing } from './use-erase.ts'
import { useMergeFocus } from './use-merge-focus.ts'
import './LeadSheet.css'

type LeadSheetProps = {
  lead: LeadDetail
  answering: boolean
  onAnswering: (reference: string | null) => void
  erase: Erasing
}

/** All of a message: what it says, what was done about it, what can be done. */
export function LeadSheet({ lead, answering, onAnswering, erase }: LeadSheetProps) {
  const { role } = useSignedIn()
  const { change, isPending, problem, undo } = useChangeLead(lead.reference)
  const onMerged = useMergeFocus(lead)
  return (
    <div className="lead-sheet">
      <LeadAnswer lead={lead} answering={answering} onAnswering={onAnswering} />
      <MergedInto lead={lead} onApart={onMerged} />
      <LeadMessage lead={lead} />
      <MergedMessages lead={lead} onApart={onMerged} />
      <LeadQuotes
        lead={lead}
        onAnswer={answering ? undefined : () => onAnswering(lead.reference)}
      />
      <StatusAndAssignee
        lead={lead}
        onChange={change}
        saving={isPending}
        problem={problem}
        undo={undo}
      />
      <LeadPlan lead={lead} onChange={change} />
      <Correspondence lead={lead} />
      <LeadNotes lead={lead} />
      <LeadFacts lead={lead} />
      <LeadMails lead={lead} />
      <LeadHistory lead={lead} />
      <LeadNeighbours lead={lead} onMerged={onMerged} />
      {role === 'admin' && <PersonTools address={lead.email} erase={erase} />}
    </div>
  )
}
