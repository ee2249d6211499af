import type { ReactNode } from 'react'
import { ContourSheet } from '../../graphics/frame/ContourSheet.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import './AccountSheet.css'

type AccountSheetProps = { heading: string; withoutScript: string; children?: ReactNode }

/** A signed-in colleague's own sheet: what the account is, and what can be changed about it. */
export function AccountSheet({ heading, withoutScript, children }: AccountSheetProps) {
  return (
    <Sheet className="account-sheet">
      <ContourSheet sheet="sheet" />
      <div className="columns">
        <h1>{heading}</h1>
        <div className="account-sheet-body">
          {children}
          <noscript>
            <p className="note">{withoutScript}</p>
          </noscript>
        </div>
      </div>
    </Sheet>
  )
}
