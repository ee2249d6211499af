import type { ReactNode } from 'react'

/** A term and what is said of it. */
export type Term = { term: ReactNode; text: ReactNode }

type TermListProps = { terms: readonly Term[]; className?: string }

/** Terms with what is said of each, one below the other. */
export function TermList({ terms, className }: TermListProps) {
  return (
    <dl className={className}>
      {terms.map(({ term, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two terms may read alike; a row keeps nothing of its own.
        <div key={at}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
