import type { Journey } from './cut-drawing.ts'
import './JourneyLine.css'

type AcrossProps = Journey & {
  /** What the litre carries along in each column. */
  said: readonly string[]
}

/** The way across a whole drawing, and the litre that follows it through the columns. Not shown where nothing moves. */
export function JourneyAcross({ path, stops, said }: AcrossProps) {
  const at = Object.fromEntries(stops.map((passed, index) => [`--stop-${index}`, passed]))
  return (
    <g className="journey" data-part="whole" style={at}>
      <path className="journey-line" d={path} pathLength="100" />
      <g className="journey-litre" data-litre style={{ offsetPath: `path("${path}")` }}>
        <circle r="9" />
        {said.map((figure, index) => (
          <g key={figure} className="journey-said" style={{ '--station': index }}>
            <rect x="12" y="-52" width={figure.length * 13.6 + 22} height="40" rx="3" />
            <text x="23" y="-22">
              {figure}
            </text>
          </g>
        ))}
      </g>
    </g>
  )
}

/** The part of the way that lies in one window onto the drawing. */
export function JourneyWithin({ path, from, to }: { path: string; from: number; to: number }) {
  return (
    <g className="journey" data-part="window" style={{ '--from': from, '--to': to }}>
      <path className="journey-line" d={path} pathLength="100" />
      <g className="journey-litre" data-litre style={{ offsetPath: `path("${path}")` }}>
        <circle r="9" />
      </g>
    </g>
  )
}
