import { passwordLength } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { StepForm } from './StepForm.tsx'

type PasswordStepProps = {
  label: string
  /** What protects the account is taken away by the factor itself, too. */
  asksForCode: boolean
  /** Gets `factorPassword` and, where it is asked for, `factorCode`. */
  onValues: (values: Readonly<Record<string, string>>) => Promise<string | undefined>
  onCancel: () => void
}

/** Whoever sits at an open computer still has to know the password. */
export function PasswordStep({ label, asksForCode, onValues, onCancel }: PasswordStepProps) {
  return (
    <StepForm label={label} onValues={onValues} onCancel={onCancel} takesFocus>
      <CredentialField
        name="factorPassword"
        label="Your password"
        type="password"
        autoComplete="current-password"
        maxLength={passwordLength.tried}
      />
      {asksForCode && (
        <CredentialField
          name="factorCode"
          label="Code"
          hint="Six digits, or one of your recovery codes."
          type="code"
          autoComplete="one-time-code"
          maxLength={40}
        />
      )}
    </StepForm>
  )
}
