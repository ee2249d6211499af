import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import './UnfoldingRow.css'

type UnfoldingRowProps = {
  title: string
  text?: string
  /** Opens the row when a link leads to it. */
  anchor: string
  /** Small, above the title: kind, day, length. */
  meta: readonly string[]
  label: string
  closing: string
  body: ReactNode
}

/**
 * A row of an index that opens in place. The anchor lies inside of it, so that by the browser's
 * own rule a link there opens the row, without script.
 */
export function UnfoldingRow(props: UnfoldingRowProps) {
  const { anchor, meta, label, closing, body, title, text } = props
  return (
    <details className="unfolding-row">
      <summary>
        <span className="unfolding-row-meta">
          {meta.map((item) => (
            <span key={item}>{item} </span>
          ))}
        </span>
        <h3 className="index-entry-title">{title}</h3>
        <span className="unfolding-row-sign">
          <span data-when="closed">
            {label} <Icon name="plus" size={22} />
          </span>
          <span data-when="open">
            {closing} <Icon name="minus" size={22} />
          </span>
        </span>
        {text && <span className="unfolding-row-text">{text}</span>}
      </summary>
      <div className="unfolding-row-body" id={anchor}>
        {body}
      </div>
    </details>
  )
}
