import { planInWords } from '../../../contract/plan-words.ts'
import { spokenDay } from '../../../contract/spoken-day.ts'
import { dayOf } from '../../../contract/supply-calendar.ts'
import type { PlanInput } from '../../../contract/supply-plan.ts'
import type { PlanWords } from '../../../contract/words/contract-words.ts'

type PlanOnPaperProps = {
  said: PlanWords
  input: PlanInput
  address: string
  /** In words. */
  place: string | undefined
}

/** What paper needs besides: what was asked, on which day, and where the plan is found again. */
export function PlanOnPaper({ said, input, address, place }: PlanOnPaperProps) {
  return (
    <p className="planner-on-paper">
      {planInWords(input, said)}
      {place && `, ${place}`}. {spokenDay(dayOf(Date.now()), said.language)}.<br />
      {`${location.origin}${location.pathname}?${address}#plan`}
    </p>
  )
}
