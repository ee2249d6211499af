import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Message } from '../../ui/Message.tsx'

type StepFormProps = {
  label: string
  /** Gets the one field's value; resolves with why it was refused. */
  onValue: (value: string) => Promise<string | undefined>
  onCancel: () => void
  /** Whether its field takes the focus at once; false where there is something to read first. */
  takesFocus: boolean
  /** The field, named `value`. */
  children: ReactNode
}

/** One field, one thing to do, a way back. */
export function StepForm({ label, onValue, onCancel, takesFocus, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | undefined>()

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

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
    <form ref={form} method="dialog" onSubmit={(event) => void send(event)}>
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
