import type { ReactNode } from 'react'
import { firstScreen } from '../../ui/first-screen.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import type { PageProps } from '../../words/language.ts'
import { authSections } from './auth-sections.ts'
import { StationContours } from './StationContours.tsx'
import './sign-in.css'

/**
 * A card on white at the foot of a hill drawn in level lines; the card's mark is its summit.
 *
 * @param children the card, which runs in the browser.
 */
export function AuthPage({ language, children }: PageProps & { children?: ReactNode }) {
  const { withoutScript, help, back } = authSections(language).sheet
  return (
    <Sheet id={firstScreen} className="sign-in-sheet">
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
