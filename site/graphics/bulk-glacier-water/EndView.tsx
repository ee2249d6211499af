import { inner, outer } from '../container/container-size.ts'
import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingNames } from '../frame/drawing-names.ts'
import { Person, personHeight } from '../marks/Person.tsx'
import { floorHeight } from './container.ts'
import '../frame/PlateDrawing.css'
import './formats.css'

const metre = 118
const ground = 336
const left = 40

type EndViewWords = DrawingNames & {
  /** What fills the container. */
  load: string
  /** How high the water stands on the floor, in metres. */
  level: number
  person: string
}

/** The container seen through its open doors, filled, a person beside it: one scale. */
export function EndView({ load, level: height, person, ...words }: EndViewWords) {
  const wall = (outer.width - inner.width) / 2
  const half = inner.width / 2
  const pillow =
    `M.3 0C.06 0 0-.2 0-.5V-${height - 0.62}C0-${height - 0.2} .2-${height} .62-${height}` +
    `H${inner.width - 0.62}C${inner.width - 0.2}-${height} ${inner.width}-${height - 0.2} ${inner.width}-${height - 0.62}` +
    `V-.5C${inner.width}-.2 ${inner.width - 0.06} 0 ${inner.width - 0.3} 0Z`
  return (
    <Drawing {...words} className="plate format" width={480} height={360}>
      <path className="format-ground" d={`M0 ${ground}H480`} />
      <g className="format-metres" transform={`translate(${left} ${ground}) scale(${metre})`}>
        <path className="plate-face" d={`M0 0V-${outer.height}H${outer.width}V0z`} />
        <path className="format-inside" d={`M${wall}-${floorHeight}v-2.35h${inner.width}v2.35z`} />
        <g transform={`translate(${wall} ${-floorHeight})`}>
          <path className="plate-water" d={pillow} />
          <path
            className="plate-seam"
            d={`M${half - 0.9}-.1v-.5m.3.5v-.55m.3.55v-.58m.6.58v-.58m.3.58v-.55m.3.55v-.5`}
          />
          <path className="plate-accent" d={`M${half - 0.07}-.34h.14v.14h-.14z`} />
        </g>
        <path className="format-door" d="M0-2.5h-.3v2.4H0M2.44-2.5h.3v2.4h-.3" />
      </g>
      <g className="format-person" transform={`translate(424 ${ground}) scale(${metre})`}>
        <Person />
      </g>
      <text
        className="format-figure"
        x={left + (outer.width * metre) / 2}
        y="216"
        textAnchor="middle"
      >
        {load}
      </text>
      <text x="424" y={ground - personHeight * metre - 12} textAnchor="middle">
        {person}
      </text>
    </Drawing>
  )
}
