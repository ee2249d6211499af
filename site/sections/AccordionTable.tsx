import type { ReactNode } from 'react'
import { ActionLink } from '../ui/ActionLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture, type PictureSource } from '../ui/Picture.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './AccordionTable.css'

type Item = {
  title: string
  /** One line beside the title. */
  scope: string
  paragraphs: readonly string[]
  facts: readonly { term: string; value: string; scope?: string }[]
  action?: { href: string; label: string; subject?: string }
} & ({ picture: PictureSource } | { drawing: ReactNode })

type AccordionTableProps = {
  id: string
  title: string
  note: string
  items: readonly Item[]
  ground?: Ground
  /** Its first row is open from the start. */
  opened?: 'first'
  /** Stands between the heading and the rows. */
  children?: ReactNode
}

/**
 * A ruled table whose rows open: at most one at a time, and the open one closes.
 * Native `<details>` of one name, so it needs no script and the browser's find
 * opens the row it finds.
 */
export function AccordionTable(props: AccordionTableProps) {
  const { id, title, note, items, ground = 'white', opened, children } = props
  return (
    <Sheet ground={ground} heading={title} note={note}>
      {children}
      <div className="accordion-table">
        {items.map((item, index) => (
          <details key={item.title} name={id} open={opened === 'first' && index === 0}>
            <summary className="accordion-line">
              <span className="accordion-number" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="accordion-title">{item.title}</h3>
              <span className="accordion-scope">{item.scope}</span>
              <span className="accordion-sign" aria-hidden="true">
                <Icon name="plus" size={22} />
                <Icon name="minus" size={22} />
              </span>
            </summary>
            <Body {...item} />
          </details>
        ))}
      </div>
    </Sheet>
  )
}

function Body(item: Item) {
  const { paragraphs, facts, action } = item
  return (
    <div className="accordion-body">
      <div className="accordion-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {action && <ActionLink {...action} kind="text" />}
      </div>
      {'drawing' in item ? (
        <div className="accordion-picture">{item.drawing}</div>
      ) : (
        <Picture
          className="accordion-picture"
          picture={item.picture}
          sizes="(width <= 1040px) 90vw, 40vw"
        />
      )}
      <dl className="accordion-facts">
        {facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>
              {fact.value}
              {fact.scope && <small> {fact.scope}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
