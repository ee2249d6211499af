import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import '../../../ui/Dialog.css'
import './KeysDialog.css'

const keys = [
  ['j', 'Next message'],
  ['k', 'Message before it'],
  ['Enter', 'Open'],
  ['Escape', 'Back to the list'],
  ['x', 'Select, or not'],
  ['e', 'Answer'],
  ['a', 'Assign'],
  ['s', 'Status'],
  ['n', 'Note'],
  ['/', 'Search'],
  ['?', 'These keys'],
] as const

/** The keys that the inbox knows. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className="dialog keys-dialog"
      aria-labelledby="keys-title"
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id="keys-title">Keys</h2>
        <button type="button" className="dialog-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <dl className="dialog-body">
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}
