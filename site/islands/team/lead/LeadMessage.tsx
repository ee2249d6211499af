import { extraFacts, headingOf, wordsBesideExtras } from '../../../../contract/extras.ts'
import { planPath } from '../../../../contract/quote.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { teamLanguage } from '../../../../contract/words/language.ts'
import { teamWords } from '../lead-words.ts'
import { FactList } from './FactList.tsx'

/** What was written, and the quote that it asks for. */
export function LeadMessage({ lead: { extras, message } }: { lead: LeadDetail }) {
  const parted = extraFacts(extras, teamWords.lead, 'parted')
  const written = wordsBesideExtras(message, extras, teamWords.lead)
  return (
    <>
      <section aria-labelledby="lead-message">
        <h3 id="lead-message">Message</h3>
        {written && <p className="lead-message">{written}</p>}
        <FactList facts={extraFacts(extras, teamWords.lead, 'others')} />
      </section>
      {parted.length > 0 && (
        <section aria-labelledby="lead-quote">
          <h3 id="lead-quote">{headingOf(extras, teamWords.lead)}</h3>
          <FactList facts={parted} />
          {extras.plan && (
            <p>
              <a href={planPath(extras.plan, teamLanguage)}>The plan as its sender saw it</a>
            </p>
          )}
        </section>
      )}
    </>
  )
}
