import { lazy, Suspense, useEffect } from 'react'
import type { Account } from '../../../contract/accounts.ts'
import { readSession } from '../../ui/stored-session.ts'
import { AccountContext } from './account-context.ts'
import { ProveIdentity } from './ProveIdentity.tsx'
import { TeamNavigation } from './TeamNavigation.tsx'
import { TeamSkeleton } from './TeamSkeleton.tsx'
import { goTo, useTeamAddress } from './team-address.ts'
import { hrefOf, mayWork, type TeamView, teamViews, viewFor, viewIn } from './team-views.ts'
import { Unreachable } from './Unreachable.tsx'
import { type AccountState, useAccount } from './use-account.ts'
import { useViewTitle } from './use-view-title.ts'
import './TeamArea.css'

const AccountPanel = lazy(async () => ({
  default: (await import('../AccountPanel.tsx')).AccountPanel,
}))
const DayDigest = lazy(async () => ({ default: (await import('./DayDigest.tsx')).DayDigest }))
// With what only approved colleagues need, the cache of answers among it.
const fetchTeamViews = () => import('./TeamViews.tsx')
const TeamViews = lazy(async () => ({ default: (await fetchTeamViews()).TeamViews }))

/** The team's page: asks who is signed in, then shows the view that the address names, as far as the account may see it. */
export function TeamArea({ publicKey }: { publicKey: string }) {
  const { state, ask, show } = useAccount(publicKey)
  const address = useTeamAddress()
  const view = viewShown(address, state)
  const heading = useViewTitle(view, state.kind === 'shown')
  const account = state.kind === 'shown' ? state.account : null

  // While the server is asked who is here: neither waits for the other. The view asks for the same code once it is shown.
  useEffect(() => {
    const wanted = viewIn(location.search)
    if (wanted === 'account' || !readSession()) return
    fetchTeamViews()
      .then(({ fetchView }) => fetchView[wanted]())
      .catch(() => {})
  }, [])

  function showChanged(changed: Account): void {
    // An admin who has just switched on the second factor still reads the recovery codes.
    goTo(hrefOf('account'), { replace: true })
    show(changed)
  }

  return (
    <AccountContext value={account}>
      <div className="team-head">
        <h1 ref={heading} tabIndex={-1}>
          {view ? teamViews[view] : 'Team'}
        </h1>
        <TeamNavigation view={view} account={account} />
      </div>
      {state.kind === 'unreachable' && <Unreachable message={state.message} onAgain={ask} />}
      {state.kind === 'asking' && <TeamSkeleton />}
      {account && <ProveIdentity publicKey={publicKey} account={account} />}
      {state.kind === 'shown' && view && (
        <Suspense fallback={<TeamSkeleton />}>
          {view === 'account' ? (
            <>
              <AccountPanel publicKey={publicKey} account={state.account} onChange={showChanged} />
              {mayWork(state.account) && <DayDigest />}
            </>
          ) : (
            <TeamViews view={view} key={state.token} />
          )}
        </Suspense>
      )}
    </AccountContext>
  )
}

/** Null before the address can be read, in the server's HTML. */
function viewShown(address: string | null, state: AccountState): TeamView | null {
  if (address === null) return null
  const wanted = viewIn(address)
  return state.kind === 'shown' ? viewFor(wanted, state.account) : wanted
}
