import { Fragment } from 'react'
import { rounded } from '../../graphics/geometry/rounded.ts'
import { branchesPath, endsOf } from './branches.ts'
import './currents.css'

const information = 5
const stream = 40

/** The two currents from top to bottom, one reach for each of the four stations. */
export function currentsReaches(ends: number) {
  const branching = {
    count: ends,
    middle: stream,
    pitch: [0.9, 2.8],
    along: [0, 0, 20, 80, 100, 100],
  } as const
  const [first = stream] = endsOf(branching)
  const drawn = [
    <Fragment key="order">
      <path
        className="currents-information"
        d={`M${information} 100V22C${information}-4 ${stream}-4 ${stream} 22V100`}
      />
      <Up at={60} />
    </Fragment>,
    <Fragment key="hub">
      <path className="currents-information" d={`M${information} 0V100`} />
      <path className="currents-upright-water" d={`M${stream} 0V100`} />
      <path className="currents-hub-roof" d={`M${stream - 20} 0H${stream + 20}`} />
    </Fragment>,
    <Fragment key="local">
      <path
        className="currents-information"
        d={`M${information} 0V100M${first} 50H${information}`}
      />
      <path className="currents-upright-branches" d={branchesPath(branching, false)} />
      <path
        className="currents-upright-taps"
        d={endsOf(branching)
          .map((x) => `M${rounded(x, 1)} 50v0`)
          .join('')}
      />
      <Up at={30} />
    </Fragment>,
    <Fragment key="impact">
      <path className="currents-upright-water" d={`M${stream} 0V72`} />
      <path
        className="currents-information"
        d={`M${stream} 72C${stream} 100 ${information} 100 ${information} 72V0`}
      />
      <Up at={40} />
    </Fragment>,
  ]
  return { className: 'currents-reach', drawn }
}

function Up({ at }: { at: number }) {
  return <path className="currents-arrow" d={`M${information - 4} ${at + 4}l4-4 4 4`} />
}
