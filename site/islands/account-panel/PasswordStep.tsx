import { passwordLength } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { StepForm } from './StepForm.tsx'

type PasswordStepProps = {
  label: string
  /** Begins the names of its fields, which are unique on the page. */
  of: 'factor' | 'passkey'
  /** What protects the account is taken away by the factor itself, too. */
  asksForCode: boolean
  /** Gets `…Password` and, where it is asked for, `…Code`. */
  onValues: (values: Readonly<Record<string, string>>) => Promise<string | undefined>
  onCancel: () => void
}

/** Whoever sits at an open computer still has to know the password. */
export function PasswordStep({ label, of, asksForCode, onValues, onCancel }: PasswordStepProps) {
  return (
    <StepForm label={label} onValues={onValues} onCancel={onCancel} takesFocus>
      <CredentialField
        name={`${of}Password`}
        label="Your password"
        type="password"
        autoComplete="current-password"
        maxLength={passwordLength.tried}
      />
      {asksForCode && (
        <CredentialField
          name={`${of}Code`}
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
