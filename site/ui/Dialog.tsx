import type { ReactNode } from 'react'
import './Dialog.css'
import { Icon } from './Icon.tsx'

type DialogProps = {
  /** Unique on its page; also its address: `#id` opens it. */
  id: string
  title: string
  /** What its control says to those who do not see it. */
  close: string
  children: ReactNode
}

/**
 * A dialog of the platform: its content is in the HTML, where search engines find
 * it; focus stays inside and returns; Escape, the close control and a click beside
 * it close it. `behaviours/dialog.ts` lets the browser's Back close it as well.
 */
export function Dialog({ id, title, close, children }: DialogProps) {
  return (
    <dialog className="dialog" id={id} aria-labelledby={`${id}-title`}>
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button type="submit" className="dialog-close" aria-label={close}>
            <Icon name="close" size={22} />
          </button>
        </form>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}

type DialogOpenerProps = { opens: string; className: string; children: ReactNode }

/** A link to the dialog's own address: with script it opens in place, and Back closes it. */
export function DialogOpener({ opens, className, children }: DialogOpenerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link works before any script does.
    <a className={className} href={`#${opens}`} role="button" aria-haspopup="dialog">
      {children}
    </a>
  )
}
