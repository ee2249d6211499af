import { useQuery } from '@tanstack/react-query'
import { filledPath } from '../../../../contract/filled-path.ts'
import {
  type AnswerDraft,
  type AnswerMaterial,
  teamAnswerPaths,
} from '../../../../contract/team-answers.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { TeamSkeleton } from '../TeamSkeleton.tsx'
import { callTeam } from '../team-call.ts'
import { Unreachable } from '../Unreachable.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { materialKey } from './material-key.ts'
import './Answer.css'

type AnswerComposerProps = {
  lead: LeadDetail
  onSent: (draft: AnswerDraft) => void
  onClose: () => void
}

/** An answer as it is written, in the message's own place. */
export function AnswerComposer({ lead, onSent, onClose }: AnswerComposerProps) {
  const { data, error, refetch } = useQuery({
    queryKey: materialKey(lead.reference),
    queryFn: ({ signal }) =>
      callTeam<AnswerMaterial>(filledPath(teamAnswerPaths.answer, { reference: lead.reference }), {
        signal,
      }),
    // A draft of before would overwrite what was written since.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data) return <AnswerForm lead={lead} material={data} onSent={onSent} onClose={onClose} />
  return error ? (
    <Unreachable message={error.message} onAgain={() => void refetch()} />
  ) : (
    <TeamSkeleton />
  )
}
