import type { CSSProperties, ReactNode } from 'react'
import { ActionLink } from '../ui/ActionLink.tsx'
import { FoldedOnPhones } from '../ui/FoldedOnPhones.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './DefinitionColumns.css'

export type Definition = {
  /** Anchor of the definition, for links that lead straight to it. */
  id?: string
  term: string
  /** A value or a word that says the most of it at a glance. */
  stat?: string
  text: readonly string[]
  /** A few of its kind, as a ruled list. */
  examples?: { label: string; items: readonly string[] }
  link?: { href: string; label: string }
  /** Drawn before its term. */
  drawing?: ReactNode
}

type DefinitionColumnsProps = {
  /** Anchor of the section. */
  id?: string
  ground?: Ground
  definitions: readonly Definition[]
  /** On phones they lie behind a row with their terms. */
  folded?: boolean
  /** Widths of the columns against each other, where they are not equal. */
  widths?: readonly number[]
} & ({ heading: string; note?: string } | { heading?: never; note?: never })

/** Two to seven hairline columns: a serif term and its text. Without a heading the terms are headings. */
export function DefinitionColumns(props: DefinitionColumnsProps) {
  const { id, ground, heading, note, definitions, folded, widths } = props
  return (
    <Sheet
      className="definition-columns"
      id={id}
      ground={ground}
      {...(heading && { heading, note })}
    >
      <FoldedOnPhones summary={folded ? definitions.map(({ term }) => term) : undefined}>
        <DefinitionRow definitions={definitions} widths={widths} termsAs={heading ? 'h3' : 'h2'} />
      </FoldedOnPhones>
    </Sheet>
  )
}

type DefinitionRowProps = Pick<DefinitionColumnsProps, 'definitions' | 'widths'> & {
  termsAs: 'h2' | 'h3' | 'h4'
}

/** The columns alone, as a part of another section. */
export function DefinitionRow({ definitions, widths, termsAs: Term }: DefinitionRowProps) {
  return (
    <div
      className="definition-columns-row"
      data-count={definitions.length}
      style={widths ? columnsOf(widths) : undefined}
    >
      {definitions.map((definition) => (
        <section key={definition.term} id={definition.id} className="definition">
          {definition.drawing}
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
  )
}

function columnsOf(widths: readonly number[]): CSSProperties {
  const tracks = widths.map((width) => `minmax(0, ${width}fr)`).join(' ')
  return { '--definition-columns': tracks }
}
