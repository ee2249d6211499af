import { useState } from 'react'
import { limits } from '../../../contract/fields.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { callAccount } from '../call-account.ts'
import { AuthForm } from './AuthForm.tsx'
import { CheckMailbox, type NewAccount } from './CheckMailbox.tsx'
import { ChosenPassword } from './ChosenPassword.tsx'
import type { FormProps } from './view.ts'

/** A new account; once it is made, what is to do in the mailbox. */
export function SignUpForm(props: FormProps) {
  const { publicKey, words, said, attempts, shown, onToggle } = props
  const [made, setMade] = useState<NewAccount>()

  async function signUp(values: Record<string, string>): Promise<string | undefined> {
    const { signUpEmail: email = '', signUpPassword: password = '' } = values
    if (password !== values.confirmPassword) return said.notices.passwordsDiffer
    const account = { email, password, redirectTo: `${location.origin}/` }
    const answer = await callAccount('signUp', publicKey, { body: account })
    if (!answer.ok) {
      attempts.announce(said.notices.signUpFailed, answer.message, 'destructive')
      return answer.message
    }
    const { title, description } = said.notices.signedUp
    attempts.announce(title, description, 'plain')
    setMade(account)
    return undefined
  }

  if (made) return <CheckMailbox {...props} account={made} onOther={() => setMade(undefined)} />
  return (
    <AuthForm
      name="sign-up"
      attempts={attempts}
      submit={words.signUp}
      onSubmit={(values) => attempts.attempt('sign-up', () => signUp(values))}
    >
      <CredentialField
        name="signUpEmail"
        label={words.email}
        type="email"
        autoComplete="username"
        maxLength={limits.email}
      />
      <ChosenPassword
        words={words}
        form="signUp"
        name="signUpPassword"
        againName="confirmPassword"
        shown={shown}
        onToggle={onToggle}
      />
    </AuthForm>
  )
}
