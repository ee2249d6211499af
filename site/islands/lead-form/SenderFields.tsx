import type { FieldErrors } from '../../../contract/functions.ts'
import { senderFields } from '../../../contract/sender-fields.ts'
import { TextField } from '../../ui/TextField.tsx'

type SenderFieldsProps = { form: 'contact' | 'partnership'; errors: FieldErrors }

/** Who writes. */
export function SenderFields({ form, errors }: SenderFieldsProps) {
  return senderFields(form).map(({ control, autocomplete, ...field }) => (
    <TextField
      key={field.name}
      {...field}
      type={control}
      autoComplete={autocomplete}
      error={errors[field.name]}
    />
  ))
}
