import type { ReactNode } from 'react'
import './FoldedOnPhones.css'
import { Icon } from './Icon.tsx'

type FoldedOnPhonesProps = {
  /** What lies inside, and how much of it, or the name of each part; without one it simply stands there. */
  summary: string | readonly string[] | undefined
  children: ReactNode
}

/**
 * Long reference matter: a row that opens on a phone. On wider screens, on paper and where a link leads to its section
 * it stands open, by CSS alone; the browser's find opens it by itself.
 */
export function FoldedOnPhones({ summary, children }: FoldedOnPhonesProps) {
  if (!summary) return children
  return (
    <details className="folded">
      <summary>
        <span>
          {typeof summary === 'string'
            ? summary
            : summary.map((line) => (
                <span key={line} className="folded-line">
                  {line}{' '}
                </span>
              ))}
        </span>
        <Icon name="plus" size={22} />
        <Icon name="minus" size={22} />
      </summary>
      {children}
    </details>
  )
}
