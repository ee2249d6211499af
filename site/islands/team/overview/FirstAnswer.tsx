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
  const { answered, median, percentile90, inTime } = answers
  const promised = responseHours.businessDays
  return (
    <Panel
      id="answers"
      heading="Time to first answer"
      note={`From receipt, on the clock. In time is what met our promise: ${promised} hours on business days, in an emergency ${responseHours.emergency} hours on any day.`}
    >
      <dl className="answer-figures">
        <div data-accent="">
          <dt>In time</dt>
          <dd>{spokenShare(inTime, answered)}</dd>
          <dd className="note">
            {spokenCount(inTime)} of {counted(answered, 'answer')}
          </dd>
        </div>
        <div>
          <dt>Half within</dt>
          <dd>{spokenDuration(median)}</dd>
          <dd className="note">median</dd>
        </div>
        <div>
          <dt>Nine in ten within</dt>
          <dd>{spokenDuration(percentile90)}</dd>
          <dd className="note">90th percentile</dd>
        </div>
      </dl>
      <HourScale
        bars={[
          { name: 'Half', hours: median / hour },
          { name: 'Nine in ten', hours: percentile90 / hour },
        ]}
        promised={promised}
      />
    </Panel>
  )
}
