import type { CSSProperties } from 'react'
import { ActionLink } from '../ui/ActionLink.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './DefinitionColumns.css'

type Definition = {
  /** Anchor of the definition, for links that lead straight to it. */
  id?: string
  term: string
  /** A value or a word that says the most of it at a glance. */
  stat?: string
  text: readonly string[]
  /** A few of its kind, as a ruled list. */
  examples?: { label: string; items: readonly string[] }
  link?: { href: string; label: string }
}

type DefinitionColumnsProps = {
  /** Anchor of the section. */
  id?: string
  ground?: Ground
  definitions: readonly Definition[]
  /** Widths of the columns against each other, where they are not equal. */
  widths?: readonly number[]
} & ({ heading: string; note?: string } | { heading?: never; note?: never })

/** Two to five hairline columns: a serif term and its text. Without a heading the terms are headings. */
export function DefinitionColumns(props: DefinitionColumnsProps) {
  const { id, ground, heading, note, definitions, widths } = props
  const Term = heading ? 'h3' : 'h2'
  return (
    <Sheet
      className="definition-columns"
      id={id}
      ground={ground}
      {...(heading && { heading, note })}
    >
      <div
        className="definition-columns-row"
        data-count={definitions.length}
        style={widths ? columnsOf(widths) : undefined}
      >
        {definitions.map((definition) => (
          <section key={definition.term} id={definition.id} className="definition">
            <Term className="definition-term">{definition.term}</Term>
            {definition.stat && <p className="stat">{definition.stat}</p>}
            {definition.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {definition.examples && (
              <>
                <p className="definition-examples-label">{definition.examples.label}</p>
                <ul className="definition-examples">
                  {definition.examples.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </>
            )}
            {definition.link && <ActionLink {...definition.link} kind="text" />}
          </section>
        ))}
      </div>
    </Sheet>
  )
}

function columnsOf(widths: readonly number[]): CSSProperties {
  const tracks = widths.map((width) => `minmax(0, ${width}fr)`).join(' ')
  return { '--definition-columns': tracks }
}
