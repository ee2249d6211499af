import { useEffect, useRef } from 'react'
import {
  aboutMail,
  answerBy,
  matchingDocument,
  nextSteps,
  type SentLead,
} from '../../../contract/after-sending.ts'
import type { Acknowledged } from '../../../contract/functions.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import './SentPanel.css'

type SentPanelProps = {
  lead: SentLead
  answer: Acknowledged
  /** What was sent, by field name. */
  values: Record<string, string>
  words: LeadWords
}

/** What remains of a message that arrived: its reference, when we answer, what was asked, what comes. */
export function SentPanel({ lead, answer, values, words }: SentPanelProps) {
  const { sent } = words
  const heading = useRef<HTMLHeadingElement>(null)
  const { email = '', message = '' } = values
  const { reference, answerDueAt, mailed } = answer
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const document = matchingDocument(lead, words)

  // The button that was pressed is far below: the answer is read from its beginning.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])

  return (
    <section className="sent-panel" aria-labelledby="sent-heading">
      <h3 ref={heading} id="sent-heading" tabIndex={-1}>
        {lead.form === 'contact' ? sent.headingContact : sent.headingPartnership}
      </h3>
      <p className="sent-panel-label">{sent.reference}</p>
      <p className="sent-panel-reference">
        <strong>{reference}</strong>
        <CopyButton text={reference} words={words.copy} />
      </p>
      <p className="sent-panel-due">{answerBy(lead, answerDueAt, timeZone, words)}</p>
      <p>{aboutMail(mailed, email, words)}</p>
      <details className="sent-panel-words" open>
        <summary>{sent.whatYouSent}</summary>
        <p>{message}</p>
      </details>
      <h4>{sent.next}</h4>
      <ol>
        <Sentences all={nextSteps(lead, words)} />
      </ol>
      {document && (
        <p className="sent-panel-document">
          {sent.meanwhile}:{' '}
          <a className="action action-text" href={document.href}>
            {document.label}, PDF
            <Icon name="download" />
          </a>
        </p>
      )}
    </section>
  )
}
