import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { SentLead } from '../../../contract/after-sending.ts'
import { type FunctionName, functionPath, hiddenFields } from '../../../contract/functions.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LateToasts } from '../../ui/LateToasts.tsx'
import { Message } from '../../ui/Message.tsx'
import { UnderWay } from '../../ui/UnderWay.tsx'
import '../../ui/Action.css'
import './LeadForm.css'
import { SentPanel } from './SentPanel.tsx'
import type { Status } from './status.ts'
import type { useLeadForm } from './use-lead-form.ts'

type SentStatus = Extract<Status, { kind: 'sent' }>

type LeadFormProps = {
  form: RefObject<HTMLFormElement | null>
  /** Where the form is posted while no script runs. */
  functionName: FunctionName
  state: ReturnType<typeof useLeadForm>
  /** What was sent, as far as the words after it depend on it. */
  sentLead: (sent: SentStatus) => SentLead
  submitLabel: string
  words: LeadWords
  children: ReactNode
}

/** The frame of both forms: what happened, the fields, the button, the toasts. */
export function LeadForm(props: LeadFormProps) {
  const { form, functionName, state, sentLead, submitLabel, words, children } = props
  const { status } = state
  const sending = status.kind === 'sending'
  const [beforeMark, afterMark] = words.form.required.split('*')
  return (
    <>
      {status.kind === 'sent' && (
        <SentPanel
          key={status.answer.reference}
          lead={sentLead(status)}
          words={words}
          {...status}
        />
      )}
      <form
        ref={form}
        className="lead-form"
        method="post"
        action={functionPath(functionName)}
        aria-label={submitLabel}
        data-lead-form
        {...state.formEvents}
      >
        <StatusMessage status={status} words={words} onRetry={state.send} />
        <p className="note lead-form-note">
          {beforeMark}
          <em>*</em>
          {afterMark}
        </p>
        {children}
        <HiddenFields trap={words.form.trap} />
        <button type="submit" className="action action-primary" disabled={sending}>
          <span>{sending ? words.form.sending : submitLabel}</span>
          <Icon name="arrow-right" />
          {sending && <UnderWay />}
        </button>
      </form>
      <LateToasts
        toast={state.toast}
        ready={state.ready}
        onClose={state.closeToast}
        words={words.toasts}
      />
    </>
  )
}

type StatusMessageProps = { status: Status; words: LeadWords; onRetry: () => void }

function StatusMessage({ status, words, onRetry }: StatusMessageProps) {
  const frame = useRef<HTMLDivElement>(null)

  // The button that was pressed is below the fold by now; the answer stands above the fields.
  useEffect(() => {
    if (status.kind !== 'failed') return
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'center' })
  }, [status])

  return (
    <div ref={frame} role="status" tabIndex={-1}>
      {(status.kind === 'wrong' || status.kind === 'failed') && (
        <Message kind="wrong" {...status.notice}>
          {status.kind === 'failed' && (
            <button type="button" className="action action-text" onClick={onRetry}>
              {words.form.sendAgain}
            </button>
          )}
        </Message>
      )}
    </div>
  )
}

/** What stands in for the headers when the form is posted without script; a trap for robots. */
function HiddenFields({ trap }: { trap: string }) {
  return (
    <div className="lead-form-hidden" aria-hidden="true">
      <label>
        {trap}
        <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={hiddenFields.idempotencyKey} />
      <input type="hidden" name={hiddenFields.renderedAt} />
    </div>
  )
}
