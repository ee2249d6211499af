import { accountNotices } from '../../../contract/account-notices.ts'
import type { SessionBegun } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { callAccount } from '../call-account.ts'
import { AuthForm } from './AuthForm.tsx'
import { Step } from './Step.tsx'
import type { FormProps } from './view.ts'

/** The second step of a sign-in. */
export function CodeForm({
  publicKey,
  attempts,
  enter,
  show,
  challenge,
}: FormProps & { challenge: string }) {
  async function finish(code: string): Promise<string | undefined> {
    const answer = await callAccount<SessionBegun>('secondStep', publicKey, {
      body: { challenge, code },
    })
    if (answer.ok) return enter(answer.value)
    attempts.announce(accountNotices.signInFailed, answer.message, 'destructive')
    return answer.message
  }

  return (
    <Step
      title="One more step"
      text="Your account has a second factor. Enter the code from your authenticator app."
    >
      <AuthForm
        name="code"
        attempts={attempts}
        submit={{ label: 'Sign In', busy: 'Signing In...' }}
        onSubmit={({ code = '' }) => attempts.attempt('code', () => finish(code))}
        ways={[{ label: 'Back to sign in', onClick: () => show({ kind: 'tabs' }) }]}
      >
        <CredentialField
          name="code"
          label="Code"
          hint="Six digits, or one of your recovery codes."
          type="code"
          autoComplete="one-time-code"
          maxLength={40}
        />
      </AuthForm>
    </Step>
  )
}
