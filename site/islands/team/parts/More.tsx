import { UnderWay } from '../../../ui/UnderWay.tsx'

type MoreProps = {
  /** Whether more is to be had; while it comes, the button stays where it is. */
  has: boolean
  loading: boolean
  onMore: () => void
}

/** Loads what comes after the last row. */
export function More({ has, loading, onMore }: MoreProps) {
  if (!has) return null
  return (
    <button
      type="button"
      className="action action-outline more"
      aria-disabled={loading}
      onClick={() => loading || onMore()}
    >
      {loading ? 'Loading …' : 'Show more'}
      {loading && <UnderWay />}
    </button>
  )
}
