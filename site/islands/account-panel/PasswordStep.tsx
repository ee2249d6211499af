import { passwordLength } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { StepForm } from './StepForm.tsx'

type PasswordStepProps = {
  label: string
  onPassword: (password: string) => Promise<string | undefined>
  onCancel: () => void
}

/** Whoever sits at an open computer still has to know the password. */
export function PasswordStep({ label, onPassword, onCancel }: PasswordStepProps) {
  return (
    <StepForm label={label} onValue={onPassword} onCancel={onCancel} takesFocus>
      <CredentialField
        name="value"
        label="Your password"
        type="password"
        autoComplete="current-password"
        maxLength={passwordLength.tried}
      />
    </StepForm>
  )
}
