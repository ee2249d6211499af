import type { CodeWanted, SessionBegun } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/fields.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { callAccount } from '../call-account.ts'
import { AuthForm } from './AuthForm.tsx'
import { KnownPassword } from './KnownPassword.tsx'
import type { FormProps } from './view.ts'

export function SignInForm(props: FormProps) {
  const { publicKey, words, said, attempts, enter, show, shown, onToggle } = props

  async function signIn(email: string, password: string): Promise<string | undefined> {
    const answer = await callAccount<SessionBegun | CodeWanted>('signIn', publicKey, {
      body: { email, password },
    })
    if (!answer.ok) {
      attempts.announce(said.notices.signInFailed, answer.message, 'destructive')
      return answer.message
    }
    if ('token' in answer.value) return enter(answer.value)
    show({ kind: 'code', wanted: answer.value })
    return undefined
  }

  return (
    <AuthForm
      name="sign-in"
      attempts={attempts}
      submit={words.signIn}
      onSubmit={({ signInEmail = '', signInPassword = '' }) =>
        attempts.attempt('sign-in', () => signIn(signInEmail, signInPassword))
      }
      ways={[{ name: 'forgot', label: words.forgotten, onClick: () => show({ kind: 'forgot' }) }]}
    >
      <CredentialField
        name="signInEmail"
        label={words.email}
        type="email"
        autoComplete="username"
        maxLength={limits.email}
      />
      <KnownPassword words={words} name="signInPassword" shown={shown} onToggle={onToggle} />
    </AuthForm>
  )
}
