import type { ReactNode, SubmitEvent } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Message } from '../../ui/Message.tsx'
import { UnderWay } from '../../ui/UnderWay.tsx'
import '../../ui/Action.css'
import type { Attempts } from './use-attempt.ts'

type AuthFormProps = {
  /** Names the form: its banner is its own. */
  name: string
  attempts: Attempts
  /** What the button says, at rest and while its work runs. */
  submit: { label: string; busy: string }
  onSubmit: (values: Record<string, string>) => void
  children?: ReactNode
  /** Quiet ways to other forms, under the button. */
  ways?: readonly { name: string; label: string; onClick: () => void }[]
}

/** Banner, fields, button. The fields' values stay in the document. */
export function AuthForm({ name, attempts, submit, onSubmit, children, ways = [] }: AuthFormProps) {
  const { busy, ready, banner } = attempts
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)]
    onSubmit(Object.fromEntries(entries.map(([field, value]) => [field, String(value)])))
  }
  return (
    // A press before the script runs does nothing: this method acts in a dialog only, while
    // any other would put the password into an address or a post that nobody reads.
    <form
      className="auth-form"
      method="dialog"
      aria-label={submit.label}
      onSubmit={send}
      data-form={name}
    >
      <div role="alert">
        {banner?.form === name && <Message kind="wrong" title={banner.text} />}
      </div>
      {children}
      <button type="submit" className="action action-primary" disabled={busy || !ready}>
        <span>{busy ? submit.busy : submit.label}</span>
        <Icon name="arrow-right" />
        {busy && <UnderWay />}
      </button>
      {ways.map((way) => (
        <button
          key={way.name}
          type="button"
          className="action action-text auth-way"
          disabled={!ready}
          onClick={way.onClick}
        >
          {way.label}
        </button>
      ))}
    </form>
  )
}
