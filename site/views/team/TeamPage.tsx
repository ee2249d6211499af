import type { ReactNode } from 'react'
import { firstScreen } from '../../ui/first-screen.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { team as words } from './team-sections.ts'
import './team.css'

/**
 * The sheet that the team works on: as wide as the window, and at once as high, so that nothing moves while it fills.
 *
 * @param children the dashboard, which runs in the browser.
 */
export function TeamPage({ children }: { children?: ReactNode }) {
  return (
    <Sheet id={firstScreen} className="team-sheet">
      {children}
      <noscript>
        <p className="note">{words.withoutScript}</p>
      </noscript>
    </Sheet>
  )
}
