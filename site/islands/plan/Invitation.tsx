import './Invitation.css'
import { Kept } from './Kept.tsx'
import type { PlannerWords } from './planner-words.ts'

/** What stands where the plan will: what one container means, and what to type. */
export function Invitation({ words, mend }: { words: PlannerWords; mend: boolean }) {
  const { figure, unit, text } = words.invitation
  return (
    <div className="plan-invitation">
      <p className="plan-invitation-figure">
        <b>{figure}</b> <span>{unit}</span>
      </p>
      <p className="plan-invitation-text">
        <Kept text={mend ? words.said.form.mend : text} />
      </p>
    </div>
  )
}
