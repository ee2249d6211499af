import type { ReactNode } from 'react'
import { branchesPath, endsOf } from './branches.ts'
import './currents.css'

const width = 64
const information = 5
const stream = 40

/** Each of the four stations with its reach of the two currents, drawn upright. */
export function withReaches<Station>(stations: readonly Station[], ends: number) {
  const drawn = reaches(ends)
  if (stations.length !== drawn.length) throw new Error('The currents pass four stations.')
  return stations.map((station, index) => ({ ...station, reach: drawn[index] }))
}

/**
 * Stretched to the height of a station's words, so that nothing in it may be round; strokes keep
 * their width.
 */
function reaches(ends: number): readonly ReactNode[] {
  const branching = {
    count: ends,
    middle: stream,
    pitch: [0.9, 2.8],
    along: [0, 0, 20, 80, 100, 100],
  } as const
  const [first = stream] = endsOf(branching)
  return [
    <Reach key="order">
      <path
        className="currents-information"
        d={`M${information} 100V22C${information}-4 ${stream}-4 ${stream} 22V100`}
      />
      <Up at={60} />
    </Reach>,
    <Reach key="hub">
      <path className="currents-information" d={`M${information} 0V100`} />
      <path className="currents-upright-water" d={`M${stream} 0V100`} />
      <path className="currents-hub-roof" d={`M${stream - 20} 0H${stream + 20}`} />
    </Reach>,
    <Reach key="local">
      <path
        className="currents-information"
        d={`M${information} 0V100M${first} 50H${information}`}
      />
      <path className="currents-upright-branches" d={branchesPath(branching, false)} />
      <path
        className="currents-upright-taps"
        d={endsOf(branching)
          .map((x) => `M${Math.round(x * 10) / 10} 50v0`)
          .join('')}
      />
      <Up at={30} />
    </Reach>,
    <Reach key="impact">
      <path className="currents-upright-water" d={`M${stream} 0V72`} />
      <path
        className="currents-information"
        d={`M${stream} 72C${stream} 100 ${information} 100 ${information} 72V0`}
      />
      <Up at={40} />
    </Reach>,
  ]
}

function Reach({ children }: { children: ReactNode }) {
  return (
    <svg
      className="currents-reach"
      viewBox={`0 0 ${width} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

function Up({ at }: { at: number }) {
  return <path className="currents-arrow" d={`M${information - 4} ${at + 4}l4-4 4 4`} />
}
