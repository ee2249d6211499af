import { useEffect, useRef, useState } from 'react'
import { type Account, passwordLength, type SessionBegun } from '../../../contract/accounts.ts'
import { colleaguesWords } from '../../../contract/words/colleagues-words.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { readSession } from '../../ui/stored-session.ts'
import { callAccount } from '../call-account.ts'
import { keepSession } from '../session-changes.ts'
import { StepForm } from './StepForm.tsx'

const { notices } = colleaguesWords.accounts

type PasswordProps = { publicKey: string; onChange: (account: Account) => void }

/** Changes the password by the present one. */
export function Password({ publicKey, onChange }: PasswordProps) {
  const [stage, setStage] = useState<'rest' | 'changing' | 'changed'>('rest')
  const button = useRef<HTMLButtonElement>(null)
  const wasChanging = useRef(false)

  // The form that had the focus is gone.
  useEffect(() => {
    if (stage !== 'changing' && wasChanging.current) button.current?.focus()
    wasChanging.current = stage === 'changing'
  }, [stage])

  async function change({
    presentPassword: password = '',
    chosenPassword: newPassword = '',
    chosenPasswordAgain = '',
  }: Readonly<Record<string, string>>): Promise<string | undefined> {
    if (newPassword !== chosenPasswordAgain) return notices.passwordsDiffer
    const answer = await callAccount<SessionBegun>('changePassword', publicKey, {
      body: { password, newPassword },
      token: readSession(),
    })
    if (!answer.ok) return answer.message
    keepSession(answer.value.token)
    setStage('changed')
    onChange(answer.value.account)
    return undefined
  }

  if (stage === 'changing') {
    return (
      <StepForm
        label="Set new password"
        onValues={change}
        onCancel={() => setStage('rest')}
        takesFocus
      >
        <CredentialField
          name="presentPassword"
          label="Present password"
          type="password"
          autoComplete="current-password"
          maxLength={passwordLength.tried}
        />
        <CredentialField
          name="chosenPassword"
          label="New password"
          hint={`At least ${passwordLength.least} characters.`}
          type="password"
          autoComplete="new-password"
          maxLength={passwordLength.tried}
        />
        <CredentialField
          name="chosenPasswordAgain"
          label="New password, again"
          type="password"
          autoComplete="new-password"
          maxLength={passwordLength.tried}
        />
      </StepForm>
    )
  }
  return (
    <>
      <p className="second-factor-text" role="status">
        {stage === 'changed'
          ? 'Changed. Every other session has ended.'
          : 'A change ends every other session of your account.'}
      </p>
      <button
        ref={button}
        type="button"
        className="action action-outline"
        onClick={() => setStage('changing')}
      >
        Change password
      </button>
    </>
  )
}
