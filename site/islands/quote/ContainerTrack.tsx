import './ContainerTrack.css'

type ContainerTrackProps = {
  /** Containers on the whole track; each is a mark of its own. */
  most: number
  count: number | undefined
  label: string
  /** The count as a screen reader says it. */
  spoken: string
  ready: boolean
  onCount: (count: number) => void
}

/** Containers in a row, filled as far as they are chosen: a slider, drawn to scale. */
export function ContainerTrack({
  most,
  count,
  label,
  spoken,
  ready,
  onCount,
}: ContainerTrackProps) {
  return (
    <div className="container-track" data-chosen={count !== undefined || undefined}>
      <svg viewBox={`0 0 ${most} 10`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          {['container-track-rest', 'container-track-chosen'].map((name) => (
            <pattern key={name} id={name} width="1" height="10" patternUnits="userSpaceOnUse">
              <rect className={name} x=".16" width=".68" height="10" />
            </pattern>
          ))}
        </defs>
        <rect width={most} height="10" fill="url(#container-track-rest)" />
        <rect width={Math.min(count ?? 0, most)} height="10" fill="url(#container-track-chosen)" />
      </svg>
      {ready && (
        <input
          type="range"
          min={1}
          max={most}
          step={1}
          value={Math.min(count ?? 1, most)}
          aria-label={label}
          aria-valuetext={spoken}
          onChange={(event) => onCount(event.currentTarget.valueAsNumber)}
        />
      )}
    </div>
  )
}
