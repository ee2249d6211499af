import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { filledPath } from '../../../../contract/filled-path.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import {
  incoterms,
  type LeadQuote,
  priceUnits,
  type QuoteFields,
  quoteCurrencies,
  quoteLimits,
  teamQuotePaths,
} from '../../../../contract/team-quotes.ts'
import { UnderWay } from '../../../ui/UnderWay.tsx'
import { showLead } from '../inbox/open-lead.ts'
import { callTeam, TeamCallError } from '../team-call.ts'
import { materialKey } from './material-key.ts'
import { QuoteField } from './QuoteField.tsx'
import { unitLabels } from './quote-words.ts'

type QuoteFormProps = {
  lead: LeadDetail
  /** What it is a new version of. */
  earlier: LeadQuote | undefined
  onClose: () => void
}

/** Milliseconds: it is set on paper before the call is answered. */
const patience = 40_000
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** What a colleague says in a quote; what was asked for is taken from the message. */
export function QuoteForm({ lead, earlier, onClose }: QuoteFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const cache = useQueryClient()
  const [fields, setFields] = useState<QuoteFields>(() => earlier?.fields ?? beginning(lead))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callTeam<LeadDetail>(filledPath(teamQuotePaths.quotes, { reference: lead.reference }), {
        method: 'POST',
        body: { ...fields, ...(earlier && { number: earlier.number }) },
        patience,
      }),
    onSuccess: (changed) => {
      showLead(cache, changed)
      // An open composer offers it at once.
      void cache.invalidateQueries({ queryKey: materialKey(lead.reference) })
      onClose()
    },
    onError: (refusal) => {
      if (!(refusal instanceof TeamCallError)) return
      const [wrong] = Object.keys(refusal.fields)
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    },
  })
  const problems = error instanceof TeamCallError ? error.fields : {}

  function field(name: keyof QuoteFields) {
    return {
      id: `${id}-${name}`,
      name,
      value: fields[name],
      problem: problems[name],
      onWrite: (value: string) => setFields((now) => ({ ...now, [name]: value })),
    }
  }

  function make(event: SubmitEvent): void {
    event.preventDefault()
    mutate()
  }

  return (
    <form ref={form} className="quote-form" aria-label="Quote" onSubmit={make}>
      <p className="note">
        {earlier
          ? `Version ${earlier.version + 1} of ${earlier.number}. The versions before it are kept.`
          : 'What was asked for stands in it already.'}
      </p>
      <QuoteField label="Price" inputMode="decimal" autoFocus {...field('price')} />
      <QuoteField label="Currency" choices={choices(quoteCurrencies)} {...field('currency')} />
      <QuoteField
        label="The price is"
        choices={priceUnits.map((value) => ({ value, label: unitLabels[value] }))}
        {...field('per')}
      />
      <QuoteField label="Incoterm" choices={choices(incoterms)} {...field('incoterm')} />
      <QuoteField label="Place of delivery" maxLength={quoteLimits.place} {...field('place')} />
      <QuoteField label="Valid until" type="date" {...field('validUntil')} />
      <QuoteField label="Lead time" wide maxLength={quoteLimits.leadTime} {...field('leadTime')} />
      <QuoteField label="Notes" wide rows={4} maxLength={quoteLimits.notes} {...field('notes')} />
      <div role="alert" className="quote-wide">
        {error && <p className="lead-told">{Object.values(problems)[0] ?? error.message}</p>}
      </div>
      <div className="answer-actions quote-wide">
        <button type="submit" className="action action-primary" disabled={isPending}>
          {isPending ? 'Making the PDF …' : 'Make the quote'}
          {isPending && <UnderWay />}
        </button>
        <button type="button" className="action action-text" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  )
}

function beginning({ extras }: LeadDetail): QuoteFields {
  return {
    price: '',
    currency: 'USD',
    per: 'container',
    incoterm: 'CIF',
    place: extras.place ?? '',
    validUntil: '',
    leadTime: '',
    notes: '',
  }
}
