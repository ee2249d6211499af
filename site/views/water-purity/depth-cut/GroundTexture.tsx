import { ground, tile } from './grounds.ts'
import './GroundTexture.css'

export type Tone = 'ice' | 'first' | 'second' | 'deepest'

/** One tone of the ground, as a pattern that keeps its size however large the layer is. */
export function GroundTexture({ tone }: { tone: Tone }) {
  const id = `ground-${tone}`
  return (
    <svg className="ground-texture" width="100%" height="100%" data-tone={tone} aria-hidden="true">
      <pattern id={id} {...tile} patternUnits="userSpaceOnUse">
        <path d={ground[tone]} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

type GroundEdgeProps = { tone: Tone; seed: number }

/** The uneven upper edge of a layer, laid over the foot of the one above it. */
export function GroundEdge({ tone, seed }: GroundEdgeProps) {
  const line = Array.from({ length: 41 }, (_, at) => {
    const y = 13 + 6 * Math.sin(at * 0.34 + seed) + 3 * Math.sin(at * 0.83 + 2 * seed)
    return `${at * 25} ${y.toFixed(1)}`
  }).join('L')
  return (
    <svg
      className="ground-edge"
      viewBox="0 0 1000 26"
      preserveAspectRatio="none"
      data-tone={tone}
      aria-hidden="true"
    >
      <path className="ground-edge-body" d={`M${line}V26H0Z`} />
      <path className="ground-edge-line" d={`M${line}`} />
    </svg>
  )
}
