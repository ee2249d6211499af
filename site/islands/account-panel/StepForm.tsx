import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Message } from '../../ui/Message.tsx'

type StepFormProps = {
  label: string
  /** Gets the one field's value; resolves with why it was refused. */
  onValue: (value: string) => Promise<string | undefined>
  onCancel: () => void
  /** The field, named `value`. */
  children: ReactNode
}

/** One field, one thing to do, a way back. */
export function StepForm({ label, onValue, onCancel, children }: StepFormProps) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | undefined>()

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get('value') ?? '')
    setRefusal(undefined)
    setBusy(true)
    try {
      setRefusal(await onValue(value))
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'No answer came.')
    }
    setBusy(false)
  }

  return (
    <form method="dialog" onSubmit={(event) => void send(event)}>
      <div role="alert">{refusal && <Message kind="wrong" title={refusal} />}</div>
      {children}
      <button type="submit" className="action action-primary" disabled={busy}>
        {label}
      </button>
      <button type="button" className="action action-text" onClick={onCancel}>
        Cancel
      </button>
    </form>
  )
}
