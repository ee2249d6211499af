import type { ReactNode } from 'react'
import type { Account } from '../../../contract/accounts.ts'
import { waitingPlace } from './admin/waiting-place.ts'
import { followLink } from './team-address.ts'
import {
  adminViews,
  hrefOf,
  isAdminView,
  mayEdit,
  mayWork,
  type TeamView,
  teamViews,
} from './team-views.ts'

type TeamNavigationProps = { view: TeamView | null; account: Account | null }

/** The views that an account may see, as links; those for admins in a line of their own. */
export function TeamNavigation({ view, account }: TeamNavigationProps) {
  if (!account || !view) return <div className="team-nav" aria-hidden="true" />
  const works = mayWork(account)
  const admin = works && account.role === 'admin'
  return (
    <>
      <nav className="team-nav" aria-label="Team">
        {works && <ViewLink view="inbox" current={view} />}
        {works && <ViewLink view="overview" current={view} />}
        {works && mayEdit(account) && <ViewLink view="site" current={view} />}
        {admin && (
          <ViewLink view="accounts" current={view} label="Admin" within={isAdminView(view)}>
            <span id={waitingPlace} />
          </ViewLink>
        )}
        <ViewLink view="account" current={view} />
      </nav>
      {admin && isAdminView(view) && (
        <nav className="team-nav team-nav-admin" aria-label="Admin">
          {adminViews.map((each) => (
            <ViewLink key={each} view={each} current={view} />
          ))}
        </nav>
      )}
    </>
  )
}

type ViewLinkProps = {
  view: TeamView
  current: TeamView
  label?: string
  /** Leads to several views, one of which is shown. */
  within?: boolean
  children?: ReactNode
}

function ViewLink({
  view,
  current,
  label = teamViews[view],
  within = false,
  children,
}: ViewLinkProps) {
  return (
    <a
      href={hrefOf(view)}
      aria-current={within ? 'true' : view === current ? 'page' : undefined}
      onClick={followLink}
    >
      {label}
      {children}
    </a>
  )
}
