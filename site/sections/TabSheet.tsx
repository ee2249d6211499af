import type { ReactNode } from 'react'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './TabSheet.css'

export type Tab = {
  /** Its address: `#id` selects it. Unique on its page. */
  id: string
  /** What the index calls it. */
  label: string
  /** Set above the title, where the title does not say it. */
  name?: string
  /** Stands at the head of the sheet. */
  title: string
  text?: string
  /** What the sheet holds; its headings begin at `h4`. */
  sheet: ReactNode
}

type TabSheetProps = {
  heading: string
  note: string
  /** Names the index of tabs for those who cannot see it. */
  label: string
  sheets: readonly [Tab, Tab, ...Tab[]]
  ground?: Ground
}

/**
 * An index at the left, one sheet of several at the right; on phones the index is a row
 * that scrolls sideways. `behaviours/tabs.ts` makes tabs of it; without script the index
 * is a list of links and the sheets stand one below the other. A behaviour and not an
 * island, because the sheets are static: hydrating them would send their words twice
 * and React with them.
 */
export function TabSheet({ heading, note, label, sheets, ground = 'white' }: TabSheetProps) {
  return (
    <Sheet className="tab-sheet" ground={ground} heading={heading} note={note}>
      <div className="tab-sheet-body">
        <nav className="tab-sheet-index" aria-label={label} data-tabs>
          {sheets.map(({ id, label: name }) => (
            <a key={id} id={`${id}-tab`} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <div>
          {sheets.map(({ id, name, title, text, sheet }) => (
            <div key={id} id={id} className="tab-sheet-panel">
              {name && <p className="tab-sheet-name">{name}</p>}
              <h3>{title}</h3>
              {text && <p className="tab-sheet-text">{text}</p>}
              {sheet}
            </div>
          ))}
        </div>
      </div>
    </Sheet>
  )
}
