import './StationMark.css'

/** A survey station, the triangle with a dot that surveyors set in rock. Decorative. */
export function StationMark() {
  return (
    <svg className="station-mark" viewBox="-48 -48 96 96" aria-hidden>
      <g className="station-mark-ring">
        <circle r="42" />
        <path d="M0 -47V-37M47 0H37M0 47V37M-47 0H-37" />
      </g>
      <path className="station-mark-triangle" d="M0 -24L22 14H-22Z" />
      <circle className="station-mark-dot" cy="1.5" r="3.6" />
    </svg>
  )
}
