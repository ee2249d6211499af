import type { ReactNode } from 'react'
import { firstScreen } from '../../ui/first-screen.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { WelcomeToast } from '../../ui/WelcomeToast.tsx'
import { sharedWords } from '../../words/shared.ts'
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
      <div data-frames-drafts="">{children}</div>
      <WelcomeToast
        close={sharedWords('en').close}
        notices={[{ welcome: 'signed-in', ...words.signedIn, seconds: 10 }]}
      />
      <noscript>
        <p className="note">{words.withoutScript}</p>
      </noscript>
    </Sheet>
  )
}
