import { DayRule } from './DayRule.tsx'
import type { DayRuleWords } from './day-rule.ts'
import './LeadTime.css'

type LeadTimeProps = { heading: string; text: string; caption: string; rule: DayRuleWords }

/** The rule of days with what it says at a second look. */
export function LeadTime({ heading, text, caption, rule }: LeadTimeProps) {
  return (
    <div className="lead-time">
      <div className="columns lead-time-words">
        <h3>{heading}</h3>
        {text && <p>{text}</p>}
      </div>
      <DayRule words={rule} />
      {caption && <p className="note">{caption}</p>}
    </div>
  )
}
