import { extraFacts } from '../../../contract/extras.ts'
import type { FieldErrors } from '../../../contract/functions.ts'
import { controlName, type Extras, extraRows } from '../../../contract/lead-fields.ts'
import { formFields } from '../../../contract/lead-forms.ts'
import { planPath } from '../../../contract/quote.ts'
import { colonIn } from '../../../contract/words/colon.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'
import { LeadField } from '../lead-form/LeadField.tsx'
import './EmergencyPart.css'
import type { EmergencyPartWords } from './emergency-part-words.ts'

type EmergencyPartProps = {
  words: EmergencyPartWords
  /** What the form itself says: labels and options. */
  lead: LeadWords
  /** What the form holds now. */
  extras: Extras | undefined
  /** Whether it stands hidden: then its fields are not sent. */
  off: boolean
  errors: FieldErrors
}

const rows = extraRows.filter(([, { parts }]) => parts?.includes('emergency'))

/** What we need to know in an emergency, in place of a quote; none of it required. */
export function EmergencyPart({ words, lead, extras, off, errors }: EmergencyPartProps) {
  const fields = formFields('contact', lead)
  const besides = quotedBesides(extras, lead)
  return (
    <fieldset className="emergency-part" disabled={off}>
      <legend>{words.heading}</legend>
      {words.weeks && <p>{words.weeks}</p>}
      {words.call && <p>{words.call}</p>}
      <div className="emergency-part-fields">
        {rows.map(([key]) => {
          const name = controlName(key, 'emergency')
          const field = fields.find((each) => each.name === name)
          if (!field) return null
          const hint = words.hints[key]
          return <LeadField key={key} {...field} hint={hint} error={errors[name]} words={lead} />
        })}
      </div>
      {besides && (
        <p className="note">
          {words.besides} {besides}
        </p>
      )}
      {extras?.plan && (
        <p>
          {words.plan} <a href={planPath(extras.plan, lead.language)}>{words.seePlan}</a>
        </p>
      )}
    </fieldset>
  )
}

/** What was entered for a quote alone: hidden, it is sent all the same. */
function quotedBesides(extras: Extras | undefined, lead: LeadWords): string {
  const alone = extraRows.filter(
    ([name, { parts }]) => name !== 'plan' && parts?.join() === 'quote',
  )
  const quoted: Extras = Object.fromEntries(alone.map(([name]) => [name, extras?.[name]]))
  return extraFacts(quoted, lead)
    .map(([label, value]) => label + colonIn(lead.language) + value)
    .join(' · ')
}
