import { useState } from 'react'
import { accountNotices } from '../../../contract/account-notices.ts'
import { Sentences } from '../../ui/Sentences.tsx'
import { callAccount } from '../call-account.ts'
import { AuthForm } from './AuthForm.tsx'
import { Step } from './Step.tsx'
import type { FormProps } from './view.ts'

export type NewAccount = { email: string; password: string; redirectTo: string }

type CheckMailboxProps = FormProps & { account: NewAccount; onOther: () => void }

/** What stands after a sign-up until the page is left: where the link is, and what follows. */
export function CheckMailbox({ publicKey, words, attempts, account, onOther }: CheckMailboxProps) {
  const [resent, setResent] = useState(false)
  const { title, sentTo, steps, again, askedAgain } = accountNotices.checkMailbox

  async function sendAgain(): Promise<string | undefined> {
    setResent(false)
    const answer = await callAccount('signUp', publicKey, { body: account })
    if (!answer.ok) return answer.message
    setResent(true)
    return undefined
  }

  return (
    <Step title={title} text={sentTo(account.email)}>
      <ol className="auth-steps">
        <Sentences all={steps} />
      </ol>
      <p role="status">{resent && askedAgain}</p>
      <AuthForm
        name="mailbox"
        attempts={attempts}
        submit={{ label: again, busy: words.mailbox.busy }}
        onSubmit={() => attempts.attempt('mailbox', sendAgain)}
        ways={[{ name: 'other-address', label: words.mailbox.other, onClick: onOther }]}
      />
    </Step>
  )
}
