import { Message } from '../../../ui/Message.tsx'

type SaveBarProps = {
  count: number
  saving: boolean
  refusal: string | undefined
  onSave: () => void
  onClear: () => void
}

/** Saves what is typed on a page, and says what became of it. */
export function SaveBar({ count, saving, refusal, onSave, onClear }: SaveBarProps) {
  return (
    <div className="desk-save">
      <div role="alert">{refusal && <Message kind="wrong" title={refusal} />}</div>
      <p role="status">
        {count === 0
          ? 'Everything is saved. Check, preview and publish above.'
          : `${count} not saved yet.`}
      </p>
      <button
        type="button"
        className="action action-primary"
        disabled={count === 0 || saving}
        onClick={onSave}
      >
        Save draft
      </button>
      {count > 0 && (
        <button type="button" className="action action-text" onClick={onClear}>
          Drop what is not saved
        </button>
      )}
    </div>
  )
}
