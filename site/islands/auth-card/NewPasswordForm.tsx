import { dropSession } from '../../ui/stored-session.ts'
import { callAccount } from '../call-account.ts'
import { AuthForm } from './AuthForm.tsx'
import { ChosenPassword } from './ChosenPassword.tsx'
import { Step } from './Step.tsx'
import type { FormProps } from './view.ts'

/** Behind the link of a reset. */
export function NewPasswordForm(props: FormProps & { secret: string }) {
  const { publicKey, words, said, attempts, show, secret, shown, onToggle } = props

  async function change(values: Record<string, string>): Promise<string | undefined> {
    const { newPassword: password, newPasswordAgain } = values
    if (password !== newPasswordAgain) return said.notices.passwordsDiffer
    const answer = await callAccount('reset', publicKey, { body: { token: secret, password } })
    if (!answer.ok) return answer.message
    const { title, description } = said.notices.passwordChanged
    dropSession()
    show({ kind: 'tabs' })
    attempts.announce(title, description, 'plain')
    return undefined
  }

  return (
    <Step title={words.reset.title} text={words.reset.text}>
      <AuthForm
        name="reset"
        attempts={attempts}
        submit={words.reset}
        onSubmit={(values) => attempts.attempt('reset', () => change(values))}
        ways={[
          {
            name: 'new-link',
            label: words.reset.newLink,
            onClick: () => show({ kind: 'forgot' }),
          },
        ]}
      >
        <ChosenPassword
          words={words}
          form="reset"
          name="newPassword"
          againName="newPasswordAgain"
          shown={shown}
          onToggle={onToggle}
        />
      </AuthForm>
    </Step>
  )
}
