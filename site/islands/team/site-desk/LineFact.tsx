import { longestFact } from '../../../../contract/owner-settings.ts'
import { adminsSetting, whyAdmins } from '../../../../contract/site-desk.ts'
import { describedBy, Field } from '../../../ui/Field.tsx'
import { useSignedIn } from '../account-context.ts'
import type { FactField } from './fact-fields.ts'
import type { DraftInHand } from './use-draft.ts'

type FactProps<Kind> = { field: Extract<FactField, { kind: Kind }>; draft: DraftInHand }

/** A fact on one line; emptied, it leaves the site. */
export function LineFact({ field, draft }: FactProps<'line'>) {
  const { key, label } = field
  const { role } = useSignedIn()
  const isAdmins = key === adminsSetting && role !== 'admin'
  const hint = isAdmins ? whyAdmins : field.hint
  const value = draft.valueOf(key)
  const words = { name: `fact-${key}`, label, hint, error: draft.errorAt(key) }
  return (
    <Field {...words}>
      <input
        id={words.name}
        name={key}
        readOnly={isAdmins}
        value={typeof value === 'string' ? value : ''}
        maxLength={longestFact}
        autoComplete="off"
        aria-invalid={words.error ? true : undefined}
        aria-describedby={describedBy(words)}
        onChange={({ target }) => draft.put(key, target.value === '' ? null : target.value)}
      />
    </Field>
  )
}

/** A list of names, one a line. */
export function NamesFact({ field, draft }: FactProps<'names'>) {
  const { key, label, hint, emptied } = field
  const value = draft.valueOf(key)
  const words = { name: `fact-${key}`, label, hint, error: draft.errorAt(key) }
  return (
    <Field {...words}>
      <textarea
        id={words.name}
        name={key}
        rows={4}
        value={Array.isArray(value) ? value.join('\n') : ''}
        aria-invalid={words.error ? true : undefined}
        aria-describedby={describedBy(words)}
        onChange={({ target }) =>
          draft.put(key, target.value === '' ? emptied : target.value.split('\n'))
        }
      />
    </Field>
  )
}
