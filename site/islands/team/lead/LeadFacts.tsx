import { contextFacts, type Fact } from '../../../../contract/lead-facts.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { Sentences } from '../../../ui/Sentences.tsx'
import { teamWords, wholeMoment } from '../lead-words.ts'
import { FactList } from './FactList.tsx'

/** Where a message came from, and why it looks suspicious. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  return (
    <>
      {lead.suspicions.length > 0 && (
        <section aria-labelledby="lead-suspicions">
          <h3 id="lead-suspicions">Why it looks suspicious</h3>
          <ul className="lead-list-plain">
            <Sentences all={lead.suspicions} />
          </ul>
        </section>
      )}
      <section aria-labelledby="lead-origin">
        <h3 id="lead-origin">Where it came from</h3>
        <FactList facts={originOf(lead)} />
      </section>
    </>
  )
}

function originOf(lead: LeadDetail): Fact[] {
  return [
    ['Received', wholeMoment(lead.receivedAt)],
    ['Answer due', wholeMoment(lead.answerDueAt)],
    ...contextFacts(teamWords.team).map(([label, inWords]): Fact => [label, inWords(lead)]),
  ]
}
