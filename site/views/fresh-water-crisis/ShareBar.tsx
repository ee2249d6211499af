import './ShareBar.css'

/** One of five waters, from the darkest to the palest that still stands out from the ground. */
export type Tone = 1 | 2 | 3 | 4 | 5

/** A share of a hundred as a bar on a ruled line. Decorative beside the figure; `behaviours/bars.ts` lets it grow. */
export function ShareBar({ share, tone }: { share: number; tone?: Tone }) {
  return (
    <div
      className="share-bar"
      aria-hidden="true"
      data-bar={share}
      data-tone={tone}
      style={{ '--share': `${share}%` }}
    />
  )
}
