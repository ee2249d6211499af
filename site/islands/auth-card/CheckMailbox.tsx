import { useState } from 'react'
import { accountMailPause } from '../../../contract/accounts.ts'
import { fillWords, type Values } from '../../../contract/words/fill-words.ts'
import { Sentences } from '../../ui/Sentences.tsx'
import { callAccount } from '../call-account.ts'
import { AuthForm } from './AuthForm.tsx'
import { Step } from './Step.tsx'
import type { FormProps } from './view.ts'

export type NewAccount = { email: string; password: string; redirectTo: string }

type CheckMailboxProps = FormProps & { account: NewAccount; onOther: () => void }

/** What stands after a sign-up until the page is left: where the link is, and what follows. */
export function CheckMailbox(props: CheckMailboxProps) {
  const { publicKey, words, said, attempts, account, onOther } = props
  const [resent, setResent] = useState(false)
  const { title, sentTo, steps, again, askedAgain } = said.notices.mailbox
  const fill = (text: string, values: Values) => fillWords(text, values, said.language)

  async function sendAgain(): Promise<string | undefined> {
    setResent(false)
    const answer = await callAccount('signUp', publicKey, { body: account })
    if (!answer.ok) return answer.message
    setResent(true)
    return undefined
  }

  return (
    <Step title={title} text={fill(sentTo, { address: account.email })}>
      <ol className="auth-steps">
        <Sentences all={[steps.follow, steps.approval, steps.missing]} />
      </ol>
      <p role="status">{resent && fill(askedAgain, { minutes: accountMailPause / 60_000 })}</p>
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
