import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type FunctionName, functionPath, hiddenFields } from '../../../contract/functions.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Message } from '../../ui/Message.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import '../../ui/Action.css'
import './LeadForm.css'
import type { Status } from './status.ts'
import type { useLeadForm } from './use-lead-form.ts'

type LeadFormProps = {
  form: RefObject<HTMLFormElement | null>
  /** Where the form is posted while no script runs. */
  functionName: FunctionName
  state: ReturnType<typeof useLeadForm>
  submitLabel: string
  children: ReactNode
}

/** The frame of both forms: what happened, the fields, the button, the toasts. */
export function LeadForm({ form, functionName, state, submitLabel, children }: LeadFormProps) {
  const sending = state.status.kind === 'sending'
  return (
    <>
      <form
        ref={form}
        className="lead-form"
        method="post"
        action={functionPath(functionName)}
        data-lead-form
        {...state.formEvents}
      >
        <StatusMessage status={state.status} onRetry={state.send} />
        <p className="note lead-form-note">
          Fields marked <em>*</em> are required.
        </p>
        {children}
        <HiddenFields />
        <button type="submit" className="action action-primary" disabled={sending}>
          <span>{sending ? 'Sending...' : submitLabel}</span>
          <Icon name="arrow-right" />
        </button>
      </form>
      <Toasts toast={state.toast} onClose={state.closeToast} />
    </>
  )
}

function StatusMessage({ status, onRetry }: { status: Status; onRetry: () => void }) {
  const frame = useRef<HTMLDivElement>(null)

  // The button that was pressed is below the fold by now; the answer stands above the fields.
  useEffect(() => {
    if (status.kind === 'sent' || status.kind === 'failed') {
      frame.current?.scrollIntoView({ block: 'center' })
    }
  }, [status])

  return (
    <div ref={frame} role="status">
      {(status.kind === 'wrong' || status.kind === 'failed') && (
        <Message kind="wrong" {...status.notice}>
          {status.kind === 'failed' && status.offline && (
            <button type="button" className="action action-text" onClick={onRetry}>
              Send again
            </button>
          )}
        </Message>
      )}
      {status.kind === 'sent' && (
        <Message kind="done" {...status.notice}>
          <p className="message-reference">
            Reference <span className="nowrap">{status.reference}</span>
          </p>
          <details className="sent-words">
            <summary>Your message</summary>
            <p>{status.words}</p>
          </details>
        </Message>
      )}
    </div>
  )
}

/** What stands in for the headers when the form is posted without script; a trap for robots. */
function HiddenFields() {
  return (
    <div className="lead-form-hidden" aria-hidden="true">
      <label>
        Website
        <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={hiddenFields.idempotencyKey} />
      <input type="hidden" name={hiddenFields.renderedAt} />
    </div>
  )
}
