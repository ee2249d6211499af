import { useState } from 'react'
import { limits } from '../../../contract/fields.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { Message } from '../../ui/Message.tsx'
import { callAccount } from '../call-account.ts'
import { AuthForm } from './AuthForm.tsx'
import { Step } from './Step.tsx'
import type { FormProps } from './view.ts'

/** Asks for a link to choose a new password; says the same of every address. */
export function ForgotForm({ publicKey, words, said, attempts, show }: FormProps) {
  const [sent, setSent] = useState(false)

  async function request(email: string): Promise<string | undefined> {
    setSent(false)
    const answer = await callAccount('requestReset', publicKey, {
      body: { email, redirectTo: `${location.origin}/` },
    })
    if (!answer.ok) return answer.message
    setSent(true)
    return undefined
  }

  return (
    <Step title={words.forgot.title} text={words.forgot.text}>
      <div role="status">{sent && <Message kind="done" {...said.notices.resetRequested} />}</div>
      <AuthForm
        name="forgot"
        attempts={attempts}
        submit={words.forgot}
        onSubmit={({ forgotEmail = '' }) => attempts.attempt('forgot', () => request(forgotEmail))}
        ways={[{ name: 'back', label: words.back, onClick: () => show({ kind: 'tabs' }) }]}
      >
        <CredentialField
          name="forgotEmail"
          label={words.email}
          type="email"
          autoComplete="username"
          maxLength={limits.email}
        />
      </AuthForm>
    </Step>
  )
}
