import { accountNotices } from '../../../contract/account-notices.ts'
import type { CodeWanted, SessionBegun } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { callAccount } from '../call-account.ts'
import { askPasskey, knowsPasskeys, noPasskey } from '../passkey-browser.ts'
import { AuthForm } from './AuthForm.tsx'
import { Step } from './Step.tsx'
import type { FormProps } from './view.ts'

/** The second step of a sign-in. */
export function CodeForm({
  publicKey,
  attempts,
  enter,
  show,
  wanted: { challenge, passkey },
}: FormProps & { wanted: CodeWanted }) {
  async function finish(code: string): Promise<string | undefined> {
    const answer = await callAccount<SessionBegun>('secondStep', publicKey, {
      body: { challenge, code },
    })
    if (answer.ok) return enter(answer.value)
    attempts.announce(accountNotices.signInFailed, answer.message, 'destructive')
    return answer.message
  }

  async function signWithPasskey(request: PublicKeyCredentialRequestOptionsJSON) {
    const credential = await askPasskey(request)
    if (!credential) return noPasskey
    const answer = await callAccount<SessionBegun>('passkeyStep', publicKey, {
      body: { challenge, credential },
    })
    if (answer.ok) return enter(answer.value)
    attempts.announce(accountNotices.signInFailed, answer.message, 'destructive')
    return answer.message
  }

  const back = { name: 'back', label: 'Back to sign in', onClick: () => show({ kind: 'tabs' }) }
  const withPasskey = passkey &&
    knowsPasskeys() && {
      name: 'passkey',
      label: 'Use a passkey',
      onClick: () => void attempts.attempt('code', () => signWithPasskey(passkey)),
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
        ways={withPasskey ? [withPasskey, back] : [back]}
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
