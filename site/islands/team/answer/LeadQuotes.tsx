import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { filledPath } from '../../../../contract/filled-path.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { type LeadQuote, quoteFileName, teamQuotePaths } from '../../../../contract/team-quotes.ts'
import { downloadFrom } from '../inbox/export-leads.ts'
import { shortName, wholeMoment } from '../lead-words.ts'
import { QuoteForm } from './QuoteForm.tsx'
import { quoteInWords } from './quote-words.ts'
import './Quotes.css'

type LeadQuotesProps = {
  lead: LeadDetail
  /** Opens the composer; undefined while it is open. */
  onAnswer: (() => void) | undefined
}

/** The quotes of a message, each version, and what makes the next one. */
export function LeadQuotes({ lead, onAnswer }: LeadQuotesProps) {
  const [form, setForm] = useState<{ earlier: LeadQuote | undefined }>()
  const begin = useRef<HTMLButtonElement>(null)
  const answer = useRef<HTMLButtonElement>(null)
  const download = useMutation({
    mutationFn: (quote: LeadQuote) =>
      downloadFrom(
        filledPath(teamQuotePaths.quote, { reference: lead.reference, id: quote.id }),
        quoteFileName(quote),
      ),
  })
  const newest = new Map(lead.quotes.map((quote) => [quote.number, quote]))

  const closed = useRef(false)
  const count = lead.quotes.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new quote may come before the form closes, or after.
  useEffect(() => {
    if (form) return
    const next = answer.current ?? begin.current
    if (closed.current || document.activeElement === begin.current) {
      next?.focus({ preventScroll: true })
      // The quote with the button that goes on from it.
      next?.closest('section')?.scrollIntoView({ block: 'nearest' })
    }
    closed.current = false
  }, [form, count])

  function close(): void {
    closed.current = true
    setForm(undefined)
  }

  return (
    <section aria-labelledby="lead-quotes">
      <h3 id="lead-quotes">Quotes</h3>
      {lead.quotes.length > 0 && (
        <ul className="lead-quotes">
          {lead.quotes.toReversed().map((quote) => (
            <li key={quote.id}>
              <p>
                <strong>
                  {quote.number}, version {quote.version}
                </strong>
              </p>
              <p>{quoteInWords(quote.fields)}</p>
              <p className="note">
                {shortName({ address: quote.by })}, {wholeMoment(quote.madeAt)}
              </p>
              <p className="answer-actions">
                <button
                  type="button"
                  className="action action-text"
                  aria-label={`Download PDF of ${quote.number}, version ${quote.version}`}
                  disabled={download.isPending}
                  onClick={() => download.mutate(quote)}
                >
                  Download PDF
                </button>
                {newest.get(quote.number) === quote && (
                  <button
                    type="button"
                    className="action action-text"
                    aria-label={`New version of ${quote.number}`}
                    onClick={() => setForm({ earlier: quote })}
                  >
                    New version
                  </button>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {download.error && <p className="lead-told">{download.error.message}</p>}
      </div>
      {form ? (
        <QuoteForm
          key={form.earlier?.id ?? ''}
          lead={lead}
          earlier={form.earlier}
          onClose={close}
        />
      ) : (
        <p className="answer-actions">
          {lead.quotes.length > 0 && onAnswer && !lead.hasDraft && (
            <button ref={answer} type="button" className="action action-primary" onClick={onAnswer}>
              Answer with the quote
            </button>
          )}
          <button
            ref={begin}
            type="button"
            className="action action-outline"
            onClick={() => setForm({ earlier: undefined })}
          >
            Make a quote
          </button>
        </p>
      )}
    </section>
  )
}
