import { planPage, quoteFacts, quoteHeading } from '../../../../contract/quote-words.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { Sentences } from '../../../ui/Sentences.tsx'
import { TermList } from '../../../ui/TermList.tsx'
import { span } from '../clock-words.ts'
import { wholeMoment } from '../lead-words.ts'

/** What was written, the quote it asks for, and where it came from. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  return (
    <>
      <section aria-labelledby="lead-message">
        <h3 id="lead-message">Message</h3>
        <p className="lead-message">{lead.message}</p>
      </section>
      {lead.quote && (
        <section aria-labelledby="lead-quote">
          <h3 id="lead-quote">{quoteHeading}</h3>
          <Facts facts={quoteFacts(lead.quote)} />
          {lead.quote.plan && (
            <p>
              <a href={planPage(lead.quote.plan)}>The plan as its sender saw it</a>
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

function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return <TermList className="lead-facts" terms={facts.map(([term, text]) => ({ term, text }))} />
}

function originOf(lead: LeadDetail): [label: string, value: string][] {
  const said: [string, string | null][] = [
    ['Received', wholeMoment(lead.receivedAt)],
    ['Answer due', wholeMoment(lead.answerDueAt)],
    ['Page', lead.page],
    ['Came from', lead.referrer],
    ['Campaign', lead.campaign],
    ['Language', lead.language && spoken(lead.language)],
    ['Time to write', lead.fillTime === null ? null : timeToWrite(lead.fillTime)],
  ]
  return said.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

function spoken(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}

/** Milliseconds in words. */
function timeToWrite(milliseconds: number): string {
  return milliseconds < 60_000 ? `${Math.round(milliseconds / 1_000)} s` : span(milliseconds)
}
