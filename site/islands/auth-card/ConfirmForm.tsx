import type { CodeWanted, SessionBegun } from '../../../contract/accounts.ts'
import { callAccount } from '../call-account.ts'
import { AuthForm } from './AuthForm.tsx'
import { KnownPassword } from './KnownPassword.tsx'
import { Step } from './Step.tsx'
import type { FormProps } from './view.ts'

/** Behind the link of a confirmation: the password shows that the mailbox and the account are one person's. */
export function ConfirmForm(props: FormProps & { secret: string }) {
  const { publicKey, words, attempts, enter, show, secret, shown, onToggle } = props

  async function confirm(password: string): Promise<string | undefined> {
    const answer = await callAccount<SessionBegun | CodeWanted>('confirm', publicKey, {
      body: { token: secret, password },
    })
    if (!answer.ok) return answer.message
    if ('token' in answer.value) {
      // With an address of a trusted domain there is nothing to wait for.
      return enter(answer.value, answer.value.account.role === 'pending' ? 'confirmed' : undefined)
    }
    show({ kind: 'code', wanted: answer.value })
    return undefined
  }

  return (
    <Step title={words.confirm.title} text={words.confirm.text}>
      <AuthForm
        name="confirm"
        attempts={attempts}
        submit={words.confirm}
        onSubmit={({ chosenPassword = '' }) =>
          attempts.attempt('confirm', () => confirm(chosenPassword))
        }
        ways={[{ name: 'forgot', label: words.forgotten, onClick: () => show({ kind: 'forgot' }) }]}
      >
        <KnownPassword words={words} name="chosenPassword" shown={shown} onToggle={onToggle} />
      </AuthForm>
    </Step>
  )
}
