import { useEffect, useRef } from 'react'
import type { ShownControl } from '../../../contract/field-controls.ts'
import type { FieldErrors } from '../../../contract/functions.ts'
import {
  controlName,
  type ExtraName,
  type Extras,
  extraRows,
} from '../../../contract/lead-fields.ts'
import { formFields } from '../../../contract/lead-forms.ts'
import { planPath } from '../../../contract/quote.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LeadField } from '../lead-form/LeadField.tsx'
import { ChoiceCells } from './ChoiceCells.tsx'
import { ContainerCount } from './ContainerCount.tsx'
import { monthNote } from './month-note.ts'
import './QuotePart.css'
import type { QuotePartWords } from './quote-part-words.ts'

type QuotePartProps = {
  words: QuotePartWords
  /** What the form itself says: labels and options. */
  lead: LeadWords
  /** What the form holds now. */
  extras: Extras | undefined
  /** Whether what is asked is a quote: the part then opens by itself. */
  wanted: boolean
  /** Whether the script runs. */
  ready: boolean
  errors: FieldErrors
}

const rows = extraRows.filter(([, { parts }]) => parts?.includes('quote'))

/** Two of them stand side by side. */
function isShort(control: ShownControl): boolean {
  if (control.kind === 'line') return control.maxLength <= 120
  return control.kind === 'month' || control.kind === 'number'
}

/** What a quote needs, none of it required; closed, it is one line above the message. */
export function QuotePart({ words, lead, extras, wanted, ready, errors }: QuotePartProps) {
  const part = useRef<HTMLDetailsElement>(null)
  const fields = formFields('contact', lead)
  const filled = rows.some(([name]) => extras?.[name] !== undefined)

  useEffect(() => {
    if ((wanted || filled) && part.current) part.current.open = true
  }, [wanted, filled])

  const scopes: Partial<Record<ExtraName, Partial<Record<string, string>>>> = {
    format: words.formats,
    ph: words.ph,
  }
  return (
    <details className="quote-part" ref={part}>
      <summary>
        <span className="quote-part-heading">{words.heading}</span>
        <span className="quote-part-note">{words.note}</span>
        <Icon name="plus" size={22} />
      </summary>
      <div className="quote-part-fields">
        {rows.map(([key]) => {
          const shown = fields.find(({ name }) => name === controlName(key))
          if (!shown) return null
          const { name, label, control } = shown
          const hint = words.hints[key] ?? shown.hint
          if (key === 'containers') {
            return (
              words.count && (
                <ContainerCount
                  key={key}
                  words={words.count}
                  lead={lead}
                  extras={extras}
                  ready={ready}
                  error={errors[name]}
                />
              )
            )
          }
          if (control.kind === 'choice') {
            const options = Object.entries(control.options).map(([value, label]) => {
              return { value, label, scope: scopes[key]?.[value] }
            })
            return (
              <ChoiceCells
                key={key}
                name={name}
                legend={label}
                hint={hint}
                open={words.open}
                // A range of pH is its values: where they are withheld it is not offered.
                options={options.filter(({ scope }) => scope || key !== 'ph')}
              />
            )
          }
          // One load has no months.
          if (key === 'months' && extras?.rhythm === 'once') return null
          const field = { ...shown, hint, error: errors[name], words: lead }
          return isShort(control) ? (
            <div key={key} className="quote-part-half">
              <LeadField {...field} />
              {key === 'month' && (
                <p className="note quote-part-month" role="status">
                  {words.arrival && monthNote(extras?.month, Date.now(), words.arrival)}
                </p>
              )}
            </div>
          ) : (
            <LeadField key={key} {...field} />
          )
        })}
      </div>
      {extras?.plan && (
        <p className="quote-part-plan">
          {words.plan} <a href={planPath(extras.plan, lead.language)}>{words.seePlan}</a>
        </p>
      )}
    </details>
  )
}
