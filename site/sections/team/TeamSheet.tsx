import type { ReactNode } from 'react'
import { Sheet } from '../../ui/Sheet.tsx'
import './TeamSheet.css'

type TeamSheetProps = { withoutScript: string; children?: ReactNode }

/** The sheet that the team works on: as wide as the window, and at once as high, so that nothing moves while it fills. */
export function TeamSheet({ withoutScript, children }: TeamSheetProps) {
  return (
    <Sheet className="team-sheet">
      {children}
      <noscript>
        <p className="note">{withoutScript}</p>
      </noscript>
    </Sheet>
  )
}
