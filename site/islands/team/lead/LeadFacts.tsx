import { extraFacts, headingOf, wordsBesideExtras } from '../../../../contract/extras.ts'
import { contextFacts, type Fact } from '../../../../contract/lead-facts.ts'
import { planPath } from '../../../../contract/quote.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { Sentences } from '../../../ui/Sentences.tsx'
import { TermList } from '../../../ui/TermList.tsx'
import { teamWords, wholeMoment } from '../lead-words.ts'

/** What was written, the quote it asks for, and where it came from. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const { extras } = lead
  const parted = extraFacts(extras, teamWords.lead, 'parted')
  const written = wordsBesideExtras(lead.message, extras, teamWords.lead)
  return (
    <>
      <section aria-labelledby="lead-message">
        <h3 id="lead-message">Message</h3>
        {written && <p className="lead-message">{written}</p>}
        <Facts facts={extraFacts(extras, teamWords.lead, 'others')} />
      </section>
      {parted.length > 0 && (
        <section aria-labelledby="lead-quote">
          <h3 id="lead-quote">{headingOf(extras, teamWords.lead)}</h3>
          <Facts facts={parted} />
          {extras.plan && (
            <p>
              <a href={planPath(extras.plan)}>The plan as its sender saw it</a>
            </p>
          )}
        </section>
      )}
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
        <Facts facts={originOf(lead)} />
      </section>
    </>
  )
}

/** Those that say something. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const terms = facts.flatMap(([term, text]) => (text ? [{ term, text }] : []))
  return terms.length > 0 && <TermList className="lead-facts" terms={terms} />
}

function originOf(lead: LeadDetail): Fact[] {
  return [
    ['Received', wholeMoment(lead.receivedAt)],
    ['Answer due', wholeMoment(lead.answerDueAt)],
    ...contextFacts(teamWords.team).map(([label, inWords]): Fact => [label, inWords(lead)]),
  ]
}
