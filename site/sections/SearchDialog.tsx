import { Icon } from '../ui/Icon.tsx'
import './SearchDialog.css'

type SearchDialogProps = {
  label: string
  field: string
  placeholder: string
  close: string
  failed: string
  retry: string
  /** Addresses of the script that finds, and of what it reads. */
  script: string
  index: string
}

/**
 * The frame of the search, there from the start: it opens and takes what is typed before the script that finds has
 * arrived (`islands/search/`). A dialog of the platform, so that it holds the focus and gives it back.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { label, field, placeholder, close, failed, retry, script, index } = props
  return (
    <dialog className="search" aria-label={label} data-script={script} data-index={index}>
      <div className="search-bar">
        <Icon name="search" size={24} />
        <input
          type="text"
          aria-label={field}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <form method="dialog">
          <button type="submit" aria-label={close}>
            <Icon name="close" size={24} />
          </button>
        </form>
      </div>
      <p role="alert" hidden>
        {failed} <button type="button">{retry}</button>
      </p>
      <div />
    </dialog>
  )
}
