import type { RefObject } from 'react'
import { planFields } from '../../../contract/plan-address.ts'
import { Field } from '../../ui/Field.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { controlId } from './PlanField.tsx'

type PlanSelectProps = {
  field: keyof typeof planFields
  label: string
  /** What it says while the choice is open; without it the first option is chosen. */
  open?: string
  options: readonly { value: string; label: string }[]
  control?: RefObject<HTMLSelectElement | null>
}

/** A field of the plan with the browser's own list. */
export function PlanSelect({ field, label, open, options, control }: PlanSelectProps) {
  return (
    <Field name={controlId(field)} label={label}>
      <NativeSelect
        ref={control}
        id={controlId(field)}
        name={planFields[field]}
        placeholder={open}
        options={options}
      />
    </Field>
  )
}
