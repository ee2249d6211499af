import { UnderWay } from '../../ui/UnderWay.tsx'

/** Stands where a view will, while the session is asked about and the view is loaded. */
export function TeamSkeleton() {
  return (
    <div className="team-skeleton">
      <p role="status" className="sr-only">
        One moment …
      </p>
      <UnderWay />
    </div>
  )
}
