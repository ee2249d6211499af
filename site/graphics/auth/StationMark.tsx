import './StationMark.css'

/**
 * A survey station, the triangle with a dot that surveyors set in rock. Its outer ring
 * turns once a second while busy: it says that something is under way, so it turns
 * under reduced motion too. Decorative beside the words that say the same.
 */
export function StationMark({ busy }: { busy: boolean }) {
  return (
    <svg className="station-mark" viewBox="-48 -48 96 96" data-busy={busy || undefined} aria-hidden>
      <g className="station-mark-ring" data-moves-always>
        <circle r="42" />
        <path d="M0 -47V-37M47 0H37M0 47V37M-47 0H-37" />
        <path className="station-mark-arc" d="M0 -42A42 42 0 0 1 42 0" />
      </g>
      <path className="station-mark-triangle" d="M0 -24L22 14H-22Z" />
      <circle className="station-mark-dot" cy="1.5" r="3.6" />
    </svg>
  )
}
