import type { RefObject } from 'react'
import { planFields } from '../../../contract/plan-address.ts'
import { Field } from '../../ui/Field.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { controlId } from './PlanField.tsx'

type PlanSelectProps = {
  field: keyof typeof planFields
  label: string
  options: readonly { value: string; label: string }[]
  control?: RefObject<HTMLSelectElement | null>
}

/** A field of the plan with the browser's own list. */
export function PlanSelect({ field, label, options, control }: PlanSelectProps) {
  return (
    <Field name={controlId(field)} label={label} unmarked>
      <NativeSelect
        ref={control}
        id={controlId(field)}
        name={planFields[field]}
        options={options}
      />
    </Field>
  )
}
