import { CutContainer } from '../../graphics/container/CutContainer.tsx'
import { repeatedPath } from '../../graphics/geometry/repeated-path.ts'
import { toMillimetre } from '../../graphics/geometry/rounded.ts'
import { Person } from '../../graphics/marks/Person.tsx'
import { Tanker } from '../../graphics/solutions/Tanker.tsx'
import { wheels } from '../../graphics/solutions/wheels.ts'
import '../../graphics/frame/Flow.css'
import './WayDrawing.css'

export type Way =
  | { way: 'flexitank' | 'tanker' }
  /** Of the pack that a person carries. */
  | { way: 'packs'; litres: number }

/** Metres of the sheet, and the units of the drawing in one of them: all ways stand to one scale. */
const sheet = { length: 12.2, height: 4.5, earth: 0.35 }
const metre = 34
const width = Math.round(sheet.length * metre)
const height = Math.round((sheet.height + sheet.earth) * metre)

/** One way from the quay to the people who drink, drawn from the left to the right. Decorative. */
export function WayDrawing(props: Way) {
  return (
    <svg
      className="way"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      preserveAspectRatio="xMinYMax meet"
    >
      <g transform={`translate(0 ${sheet.height * metre}) scale(${metre})`}>
        {props.way === 'flexitank' && <Flexitank />}
        {props.way === 'tanker' && <TankerRound />}
        {props.way === 'packs' && <Packs litres={props.litres} />}
      </g>
    </svg>
  )
}

function At({ x, y = 0, children }: { x: number; y?: number; children: React.ReactNode }) {
  return <g transform={`translate(${x} ${-y})`}>{children}</g>
}

const bed = 1.24

/** The container on its truck, and a line of taps at the valve. */
function Flexitank() {
  return (
    <>
      <path className="way-ground" d={`M0 0H${sheet.length}`} />
      <path
        className="way-body"
        d="M.1-.5V-2.62c0-.2.1-.3.3-.3h1c.3 0 .4.1.4.3V-.5ZM.34-1.86v-.8h.9v.8Z"
      />
      <path className="way-body" d={`M1.5-${bed}H8.2v.26H1.5z`} />
      <path className="way-wheel" d={wheels([0.92, 2.5, 6.5, 7.6], 0.46)} />
      <At x={2.02} y={bed}>
        <CutContainer />
      </At>
      <path className="way-water" data-flow d={`M8.1-1.64h.3C8.66-1.64 8.5-1.02 9-1.02H11.7`} />
      <path className="way-post" d="M9.06-1.02V0M11.66-1.02V0" />
      <path className="way-tap" d="M9.5-1.02v.2M10.3-1.02v.2M11.1-1.02v.2" />
      <At x={9.9}>
        <Person />
      </At>
      <At x={10.74}>
        <Person />
      </At>
    </>
  )
}

/** A tanker at a raised tank with a tap. */
function TankerRound() {
  return (
    <>
      <path className="way-ground" d={`M0 0H${sheet.length}`} />
      <g className="way-vehicle" transform="translate(8.72 0) scale(-1 1)">
        <Tanker />
      </g>
      <path className="way-water" data-flow d="M8.7-1.06C9.2-1.06 9-.3 9.3-.3V-3.5h.5v.2" />
      <path className="way-tank" d="M9.5-3.2h1.7v1.5H9.5z" />
      <path className="way-level" d="M9.54-2.8h1.62v1.06H9.54z" />
      <path className="way-post" d="M9.62-1.7V0M11.08-1.7V0M9.62-.2 11.08-1.5" />
      <path className="way-water" data-flow d="M11.2-1.9h.32v.72" />
      <path className="way-tap" d="M11.52-1.24v.2" />
      <At x={11.86}>
        <Person />
      </At>
    </>
  )
}

/** Where the road ends, metres along; then the path climbs. */
const roadEnd = 4.4
const climb = (x: number) => (x < roadEnd ? 0 : toMillimetre((x - roadEnd) * 0.17))
const walkers = [5.5, 7.3, 9.1, 10.9] as const

/** A stack of packs at a hub, and people who carry one each up the path. */
function Packs({ litres }: { litres: number }) {
  const edge = Math.cbrt(litres / 1000)
  const pitch = edge + 0.02
  const box = square(edge)
  // Each box begins where the one before does, a pitch further: the rows differ in height alone.
  const row = repeatedPath(6, box, `m${toMillimetre(pitch)} 0`)
  const stack = Array.from(
    { length: 7 },
    (_, above) => `M2.1 ${toMillimetre(-0.16 - above * pitch)}${row}`,
  )
  return (
    <>
      <path className="way-ground" d={`M0 0H${roadEnd}`} />
      <path className="way-path" d={`M${roadEnd} 0L${sheet.length} ${-climb(sheet.length)}`} />
      <path className="way-body" d="M.1 0V-3.1L2.3-3.9 4.1-3.1V-2.9H.3V0Z" />
      <path className="way-post" d="M3.9-2.9V0" />
      <path className="way-body" d="M2-.14h1.6v.08H2zM2.1-.06v.06M2.8-.06v.06M3.5-.06v.06" />
      <path className="way-pack" d={stack.join('')} />
      <At x={1.3}>
        <Person />
      </At>
      {walkers.map((x) => (
        <At key={x} x={x} y={climb(x)}>
          <Person />
          <path className="way-pack" d={`M.2-.72${box}`} />
        </At>
      ))}
    </>
  )
}

/** The outline of a box, from its lower left corner; in metres. */
function square(edge: number): string {
  const side = toMillimetre(edge)
  return `v-${side}h${side}v${side}z`
}
