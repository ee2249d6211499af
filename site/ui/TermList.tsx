import type { ReactNode } from 'react'

/** A term and what is said of it. */
export type Term = { term: string; text: ReactNode }

type TermListProps = { terms: readonly Term[]; className?: string }

/** Terms with what is said of each, one below the other. */
export function TermList({ terms, className }: TermListProps) {
  return (
    <dl className={className}>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
