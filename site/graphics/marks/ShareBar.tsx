import './ShareBar.css'

/** A share of a hundred as a bar on a ruled line. Decorative beside the figure; `behaviours/bars.ts` lets it grow. */
export function ShareBar({ share }: { share: number }) {
  return (
    <div
      className="share-bar"
      aria-hidden="true"
      data-bar={share}
      style={{ '--share': `${share}%` }}
    />
  )
}
