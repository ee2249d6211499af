import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Message } from '../../ui/Message.tsx'
import { UnderWay } from '../../ui/UnderWay.tsx'
import { noAnswer } from '../call-account.ts'

type StepFormProps = {
  label: string
  /** Gets the fields' values by name; resolves with why they were refused. */
  onValues: (values: Readonly<Record<string, string>>) => Promise<string | undefined>
  onCancel: () => void
  /** Whether its first field takes the focus at once; false where there is something to read first. */
  takesFocus: boolean
  children: ReactNode
}

/** A field or a few, one thing to do, a way back. */
export function StepForm({ label, onValues, onCancel, takesFocus, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | undefined>()

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)]
    const values = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
    setRefusal(undefined)
    setBusy(true)
    try {
      setRefusal(await onValues(values))
    } catch {
      setRefusal(noAnswer)
    }
    setBusy(false)
  }

  return (
    <form ref={form} method="dialog" aria-label={label} onSubmit={(event) => void send(event)}>
      <div role="alert">{refusal && <Message kind="wrong" title={refusal} />}</div>
      {children}
      <button type="submit" className="action action-primary" disabled={busy}>
        {label}
        {busy && <UnderWay />}
      </button>
      <button type="button" className="action action-text" onClick={onCancel}>
        Cancel
      </button>
    </form>
  )
}
