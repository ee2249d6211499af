import { useEffect, useRef } from 'react'
import type { FieldErrors } from '../../../contract/functions.ts'
import type { Need } from '../../../contract/lead-context.ts'
import {
  phRanges,
  type Quote,
  quoteFields,
  quoteFormats,
  quoteLimits,
} from '../../../contract/quote.ts'
import { formatLabels, phLabels, planPage, quoteLabels } from '../../../contract/quote-words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ChoiceCells } from './ChoiceCells.tsx'
import { ContainerCount } from './ContainerCount.tsx'
import { MonthField } from './MonthField.tsx'
import './QuotePart.css'
import type { QuotePartWords } from './quote-part-words.ts'

type QuotePartProps = {
  words: QuotePartWords
  /** The quote as the form holds it now. */
  quote: Quote | undefined
  need: Need | undefined
  /** Whether what is asked is a quote: the part then opens by itself. */
  wanted: boolean
  /** Whether the script runs. */
  ready: boolean
  errors: FieldErrors
}

/** What a quote needs, none of it required; closed, it is one line above the message. */
export function QuotePart({ words, quote, need, wanted, ready, errors }: QuotePartProps) {
  const part = useRef<HTMLDetailsElement>(null)
  const filled = quote !== undefined

  useEffect(() => {
    if ((wanted || filled) && part.current) part.current.open = true
  }, [wanted, filled])

  const { hints, open } = words
  return (
    <details className="quote-part" ref={part}>
      <summary>
        <span className="quote-part-heading">{words.heading}</span>
        <span className="quote-part-note">{words.note}</span>
        <Icon name="plus" size={22} />
      </summary>
      <ChoiceCells
        name={quoteFields.format}
        legend={quoteLabels.format}
        hint={hints.format}
        open={open}
        options={quoteFormats.map((value) => ({
          value,
          label: formatLabels[value],
          scope: words.formats[value],
        }))}
      />
      {words.count && (
        <ContainerCount
          words={words.count}
          quote={quote}
          need={need}
          ready={ready}
          error={errors[quoteFields.containers]}
        />
      )}
      <div className="quote-part-pair">
        <QuoteText of="place" hint={hints.place} autoComplete="shipping address-level2" />
        <MonthField hint={hints.month} />
      </div>
      <ChoiceCells
        name={quoteFields.ph}
        legend={quoteLabels.ph}
        hint={hints.ph}
        open={open}
        options={phRanges
          .filter((value) => words.ph[value])
          .map((value) => ({ value, label: phLabels[value], scope: words.ph[value] }))}
      />
      <QuoteText of="wishes" hint={hints.wishes} autoComplete="off" />
      {/* A text that is not shown: unlike a hidden field it empties with its form. */}
      <input
        type="text"
        name={quoteFields.plan}
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        readOnly
      />
      {quote?.plan && (
        <p className="quote-part-plan">
          {words.plan} <a href={planPage(quote.plan)}>{words.seePlan}</a>
        </p>
      )}
    </details>
  )
}

type QuoteTextProps = {
  of: 'place' | 'wishes'
  hint: string | undefined
  autoComplete: 'shipping address-level2' | 'off'
}

/** A line of the quote that is written freely. */
function QuoteText({ of, ...field }: QuoteTextProps) {
  return (
    <TextField
      {...field}
      name={quoteFields[of]}
      label={quoteLabels[of]}
      maxLength={quoteLimits[of]}
      unmarked
    />
  )
}
