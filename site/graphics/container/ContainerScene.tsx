import { ScaleBar } from '../frame/ScaleBar.tsx'
import { Person, personHeight } from '../marks/Person.tsx'
import { CutContainer } from './CutContainer.tsx'
import { outer } from './container-size.ts'
import './ContainerScene.css'

export type ContainerLabels = {
  /** What the flexitank holds, such as '24,000 L'. */
  volume: string
  /** Two lines over the person's head: who, and how tall. */
  person: readonly [string, string]
  /** How metres are written on the scale bar. */
  metre: string
}

type ContainerSceneProps = {
  labels: ContainerLabels
  /** Units of the drawing in one metre: everything in the scene is to this scale. */
  metre: number
}

const personAt = outer.length + 0.95

/** Size of the scene in metres, and where its ground line lies. */
export const scene = { width: 7.75, height: 3.55, ground: 2.68 }

/** The cut container and a person on one ground line, with the scale bar beneath. */
export function ContainerScene({ labels, metre }: ContainerSceneProps) {
  const ground = scene.ground * metre
  const head = ground - personHeight * metre
  return (
    <g className="container-scene">
      <g transform={`translate(${0.04 * metre} ${ground}) scale(${metre})`}>
        <CutContainer />
      </g>
      <g transform={`translate(${personAt * metre} ${ground}) scale(${metre})`}>
        <Person />
      </g>
      <path className="container-scene-ground" d={`M0 ${ground}H${scene.width * metre}`} />
      <text
        className="container-scene-volume"
        x={2.9 * metre}
        y={ground - 0.93 * metre}
        textAnchor="middle"
      >
        {labels.volume}
      </text>
      {labels.person.map((line, at) => (
        <text
          key={line}
          className="container-scene-label"
          x={personAt * metre}
          y={head}
          dy={at === 0 ? '-1.65em' : '-.5em'}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
      <ScaleBar
        x={0.04 * metre}
        y={ground + 0.22 * metre}
        metre={metre}
        length={6}
        unit={labels.metre}
      />
    </g>
  )
}
