import type { CodeWanted, SessionBegun } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { callAccount } from '../call-account.ts'
import { askPasskey, knowsPasskeys } from '../passkey-browser.ts'
import { AuthForm } from './AuthForm.tsx'
import { Step } from './Step.tsx'
import type { FormProps } from './view.ts'

/** The second step of a sign-in. */
export function CodeForm({
  publicKey,
  words,
  said,
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
    attempts.announce(said.notices.signInFailed, answer.message, 'destructive')
    return answer.message
  }

  async function signWithPasskey(request: PublicKeyCredentialRequestOptionsJSON) {
    const credential = await askPasskey(request)
    if (!credential) return said.notices.noPasskey
    const answer = await callAccount<SessionBegun>('passkeyStep', publicKey, {
      body: { challenge, credential },
    })
    if (answer.ok) return enter(answer.value)
    attempts.announce(said.notices.signInFailed, answer.message, 'destructive')
    return answer.message
  }

  const back = { name: 'back', label: words.back, onClick: () => show({ kind: 'tabs' }) }
  const withPasskey = passkey &&
    knowsPasskeys() && {
      name: 'passkey',
      label: words.code.passkey,
      onClick: () => void attempts.attempt('code', () => signWithPasskey(passkey)),
    }
  return (
    <Step title={words.code.title} text={words.code.text}>
      <AuthForm
        name="code"
        attempts={attempts}
        submit={words.signIn}
        onSubmit={({ code = '' }) => attempts.attempt('code', () => finish(code))}
        ways={withPasskey ? [withPasskey, back] : [back]}
      >
        <CredentialField
          name="code"
          label={words.code.field}
          hint={words.code.hint}
          type="code"
          autoComplete="one-time-code"
          maxLength={40}
        />
      </AuthForm>
    </Step>
  )
}
