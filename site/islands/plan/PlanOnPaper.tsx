import { planInWords } from '../../../contract/plan-words.ts'
import type { Port } from '../../../contract/port-chart.ts'
import { dayOf, spokenDay } from '../../../contract/supply-calendar.ts'
import type { PlanInput } from '../../../contract/supply-plan.ts'
import { portText } from './PortField.tsx'

type PlanOnPaperProps = { input: PlanInput; address: string; port: Port | undefined }

/** What paper needs besides: what was asked, on which day, and where the plan is found again. */
export function PlanOnPaper({ input, address, port }: PlanOnPaperProps) {
  return (
    <p className="planner-on-paper">
      {planInWords(input)}
      {port && `, ${portText(port)}`}. {spokenDay(dayOf(Date.now()))}.<br />
      {`${location.origin}${location.pathname}?${address}#plan`}
    </p>
  )
}
