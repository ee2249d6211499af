import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useSignedIn } from './account-context.ts'
import { WaitingBadge } from './admin/WaitingBadge.tsx'
import { NotLaunched } from './launch/NotLaunched.tsx'
import { TeamSkeleton } from './TeamSkeleton.tsx'
import { newTeamCache } from './team-cache.ts'
import type { TeamView } from './team-views.ts'

const views = {
  inbox: lazy(async () => ({ default: (await import('./Inbox.tsx')).Inbox })),
  overview: lazy(async () => ({ default: (await import('./overview/Overview.tsx')).Overview })),
  site: lazy(async () => ({ default: (await import('./site-desk/SiteDesk.tsx')).SiteDesk })),
  accounts: lazy(async () => ({ default: (await import('./admin/Accounts.tsx')).Accounts })),
  launch: lazy(async () => ({ default: (await import('./launch/Launch.tsx')).Launch })),
  newsletter: lazy(async () => ({ default: (await import('./admin/Newsletter.tsx')).Newsletter })),
  webhooks: lazy(async () => ({ default: (await import('./admin/Webhooks.tsx')).Webhooks })),
  record: lazy(async () => ({ default: (await import('./admin/Record.tsx')).Record })),
} as const satisfies Record<Exclude<TeamView, 'account'>, ComponentType>

/** One of the views for approved colleagues. The caller keys it by the session: nothing of one is shown in another. */
export function TeamViews({ view }: { view: keyof typeof views }) {
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
