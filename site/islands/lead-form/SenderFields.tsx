import { fieldLabels } from '../../../contract/field-labels.ts'
import { limits } from '../../../contract/fields.ts'
import type { FieldErrors } from '../../../contract/functions.ts'
import { TextField } from '../../ui/TextField.tsx'

type SenderFieldsProps = { errors: FieldErrors; organizationRequired?: boolean }

/** Who writes: names and address are always required, the organization is where it matters. */
export function SenderFields({ errors, organizationRequired }: SenderFieldsProps) {
  return (
    <>
      <TextField
        name="firstName"
        label={fieldLabels.firstName}
        autoComplete="given-name"
        maxLength={limits.name}
        error={errors.firstName}
        required
      />
      <TextField
        name="lastName"
        label={fieldLabels.lastName}
        autoComplete="family-name"
        maxLength={limits.name}
        error={errors.lastName}
        required
      />
      <TextField
        name="email"
        label={fieldLabels.email}
        hint="We reply to this address and use it for nothing else."
        type="email"
        autoComplete="email"
        maxLength={limits.email}
        error={errors.email}
        required
      />
      <TextField
        name="organization"
        label={fieldLabels.organization}
        autoComplete="organization"
        maxLength={limits.organization}
        error={errors.organization}
        required={organizationRequired}
      />
    </>
  )
}
