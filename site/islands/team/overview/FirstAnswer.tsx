import { responseHours } from '../../../../contract/response-times.ts'
import type { Overview } from '../../../../contract/team-overview.ts'
import { HourScale } from '../charts/HourScale.tsx'
import { counted } from '../lead-words.ts'
import { EmptyPanel } from '../parts/EmptyPanel.tsx'
import { Panel } from '../parts/Panel.tsx'
import { spokenCount, spokenDuration, spokenShare } from '../parts/spoken-figures.ts'
import './FirstAnswer.css'

const hour = 3_600_000

/** How soon leads got their first answer, beside the hours we promise. */
export function FirstAnswer({ answers }: { answers: Overview['firstAnswer'] }) {
  if (!answers) {
    return (
      <EmptyPanel
        id="answers"
        heading="Time to first answer"
        text="Nothing was answered in these weeks yet."
      />
    )
  }
  const { answered, inTime, overdue, waits } = answers
  const promised = responseHours.businessDays
  const due = answered + overdue
  return (
    <Panel
      id="answers"
      heading="Time to first answer"
      note={`From receipt, on the clock. In time is what met our promise: ${promised} hours on business days, in an emergency ${responseHours.emergency} hours on any day. What is overdue and still open did not meet it.`}
    >
      <dl className="answer-figures">
        <div data-accent="">
          <dt>In time</dt>
          <dd>{spokenShare(inTime, due)}</dd>
          <dd className="note">
            {spokenCount(inTime)} of {counted(due, 'message')} that {due === 1 ? 'was' : 'were'} due
            {overdue > 0 && `, ${spokenCount(overdue)} of them still open`}
          </dd>
        </div>
        {waits && (
          <>
            <div>
              <dt>Half within</dt>
              <dd>{spokenDuration(waits.median)}</dd>
              <dd className="note">median of {counted(answered, 'answer')}</dd>
            </div>
            <div>
              <dt>Nine in ten within</dt>
              <dd>{spokenDuration(waits.percentile90)}</dd>
              <dd className="note">90th percentile</dd>
            </div>
          </>
        )}
      </dl>
      {waits && (
        <HourScale
          bars={[
            { name: 'Half', hours: waits.median / hour },
            { name: 'Nine in ten', hours: waits.percentile90 / hour },
          ]}
          promised={promised}
        />
      )}
    </Panel>
  )
}
