import type { ReactNode } from 'react'
import { StationContours } from '../../graphics/auth/StationContours.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import './SignInSheet.css'

type SignInSheetProps = {
  /** Said in place of the card's work where no script runs. */
  withoutScript: string
  help: string
  back: { href: string; label: string }
  /** The card. */
  children?: ReactNode
}

/** A card on white at the foot of a hill drawn in level lines; the card's mark is its summit. */
export function SignInSheet({ withoutScript, help, back, children }: SignInSheetProps) {
  return (
    <Sheet className="sign-in-sheet">
      <div className="columns">
        <div className="sign-in-place">
          <StationContours />
          <div className="sign-in-paper">
            {children}
            <noscript>
              <p className="note">{withoutScript}</p>
            </noscript>
            <div className="sign-in-foot">
              <a href={back.href}>{back.label}</a>
              <p>{help}</p>
            </div>
          </div>
        </div>
      </div>
    </Sheet>
  )
}
