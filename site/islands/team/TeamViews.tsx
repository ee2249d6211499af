import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useSignedIn } from './account-context.ts'
import { WaitingBadge } from './admin/WaitingBadge.tsx'
import { NotLaunched } from './launch/NotLaunched.tsx'
import { TeamSkeleton } from './TeamSkeleton.tsx'
import { newTeamCache } from './team-cache.ts'
import type { TeamView } from './team-views.ts'

type ColleagueView = Exclude<TeamView, 'account'>

/** Fetches the code of each view. */
export const fetchView: Record<ColleagueView, () => Promise<{ default: ComponentType }>> = {
  inbox: async () => ({ default: (await import('./Inbox.tsx')).Inbox }),
  overview: async () => ({ default: (await import('./overview/Overview.tsx')).Overview }),
  site: async () => ({ default: (await import('./site-desk/SiteDesk.tsx')).SiteDesk }),
  accounts: async () => ({ default: (await import('./admin/Accounts.tsx')).Accounts }),
  launch: async () => ({ default: (await import('./launch/Launch.tsx')).Launch }),
  newsletter: async () => ({ default: (await import('./admin/Newsletter.tsx')).Newsletter }),
  webhooks: async () => ({ default: (await import('./admin/Webhooks.tsx')).Webhooks }),
  record: async () => ({ default: (await import('./admin/Record.tsx')).Record }),
}

const views = Object.fromEntries<ComponentType>(
  Object.entries(fetchView).map(([view, fetched]) => [view, lazy(fetched)]),
) as Record<ColleagueView, ComponentType>

/** One of the views for approved colleagues. The caller keys it by the session: nothing of one is shown in another. */
export function TeamViews({ view }: { view: ColleagueView }) {
  const [cache] = useState(newTeamCache)
  const View = views[view]
  const { role } = useSignedIn()
  return (
    <QueryClientProvider client={cache}>
      <Suspense fallback={<TeamSkeleton />}>
        <View />
      </Suspense>
      <NotLaunched />
      {role === 'admin' && <WaitingBadge />}
    </QueryClientProvider>
  )
}
