import { type ReactNode, useEffect, useRef } from 'react'
import { Message } from '../../../ui/Message.tsx'
import '../../../ui/Action.css'
import '../../../ui/Dialog.css'
import './ConfirmDialog.css'

type ConfirmDialogProps = {
  /** The question, in one line. */
  title: string
  /** What happens then. */
  children: ReactNode
  /** What the button that does it says. */
  confirm: string
  busy: boolean
  /** Why it was refused. */
  refusal: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something happens that others notice. Escape closes it; the focus returns to what opened it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, busy, refusal, onConfirm, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Taken away while it is open, it would keep the page from the focus that comes next.
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog confirm-dialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onClose={onClose}
    >
      <h2 id="confirm-title">{title}</h2>
      <div id="confirm-text">{children}</div>
      <div role="alert">{refusal && <Message kind="wrong" title={refusal} />}</div>
      <div className="confirm-dialog-actions">
        <button type="button" className="action action-primary" disabled={busy} onClick={onConfirm}>
          {confirm}
        </button>
        <button
          type="button"
          className="action action-text"
          onClick={() => dialog.current?.close()}
        >
          Cancel
        </button>
      </div>
    </dialog>
  )
}
