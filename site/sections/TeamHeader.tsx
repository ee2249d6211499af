import { Mark } from '../graphics/marks/Mark.tsx'
import { launchPlace } from '../ui/launch-place.ts'
import type { HeaderLink, TeamControls } from './Header.tsx'
import './TeamHeader.css'

type TeamHeaderProps = {
  companyName: string
  /** What a keyboard reaches first. */
  skip: string
  site: HeaderLink
  team: TeamControls
}

/** The slim bar of the team's own pages: whose they are, the way to the site, and the way out. */
export function TeamHeader({ companyName, skip, site, team }: TeamHeaderProps) {
  return (
    <header className="team-header">
      <a className="skip-link" href="#main">
        {skip}
      </a>
      <a className="team-header-home" href={team.href}>
        <Mark />
        <span>{companyName}</span>
      </a>
      <span id={launchPlace} />
      <a href={site.href}>{site.label}</a>
      <button
        type="button"
        data-again={team.signOutAgain}
        data-sign-out={team.signOut}
        data-session={team.session}
        data-key={team.publicKey}
      >
        {team.signOutLabel}
      </button>
    </header>
  )
}
