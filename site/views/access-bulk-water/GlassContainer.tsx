import { bladder, floorHeight } from '../../graphics/bulk-glacier-water/container.ts'
import { inner, outer } from '../../graphics/container/container-size.ts'
import './GlassContainer.css'
import { doors, edges, folds, line, type Place, type Projection, projection } from './wireframe.ts'
import '../../graphics/frame/InkLines.css'

/** Where each feature sits, in metres, in the order of the page; the gauge lies on the water. */
export function featuresOf(level: number) {
  return {
    temperature: [1.55, 0, 1.3],
    position: [0.8, 1.2, outer.height],
    level: [3.95, 1.2, level + floorHeight],
    doors: [outer.length, 1.22, 1.32],
    valve: [outer.length, 0.62, 0.42],
    log: [0.62, 0, 0.5],
  } as const satisfies Record<string, Place>
}

type Features = ReturnType<typeof featuresOf>

type GlassContainerProps = {
  /** The lower left corner of its front, and the units of the drawing in one metre. */
  corner: readonly [x: number, y: number]
  metre: number
  /** How high the water stands over the floor, in metres. */
  level: number
}

const slices = Array.from({ length: 25 }, (_, index) => inner.width * (1 - index / 24))

/** A 20-foot container with glass walls: its edges, the water in it, its six features wired. */
export function GlassContainer({ corner, metre, level }: GlassContainerProps) {
  const features = featuresOf(level)
  const to = projection(corner, metre)
  const { seen, hidden } = edges(to)
  return (
    <g className="glass ink-lines">
      <path className="glass-hidden" d={hidden} />
      <Bladder to={to} metre={metre} level={level} />
      <path className="glass-fold" d={folds(to)} />
      <path className="glass-door" d={doors(to)} />
      <path className="glass-edge" d={seen} />
      <path className="glass-wire" d={wires(to, features)} />
      {castings.map((place) => {
        const [x, y] = to(place)
        return (
          <rect
            key={String(place)}
            className="glass-casting"
            x={x - 3}
            y={y - 3}
            width="6"
            height="6"
          />
        )
      })}
      {Object.values(features).map((place) => {
        const [x, y] = to(place)
        return <circle key={String(place)} className="glass-feature" cx={x} cy={y} r="5" />
      })}
    </g>
  )
}

/** The filled bladder as slices from back to front: outlines first, so that only its edge keeps a line. */
function Bladder({ to, metre, level }: { to: Projection; metre: number; level: number }) {
  const skin = bladder(inner.length - 0.3, level)
  const place = (into: number) => {
    const [x, y] = to([0.1, into, floorHeight])
    return `translate(${x} ${y}) scale(${metre})`
  }
  return (
    <>
      {['glass-outline', 'glass-body'].map((part) => (
        <g key={part} className={part}>
          {slices.map((into) => (
            <path key={into} d={skin} transform={place(into)} />
          ))}
        </g>
      ))}
      <path className="glass-front" d={skin} transform={place(0)} />
    </>
  )
}

const castings: readonly Place[] = [0, outer.length].flatMap((along) => [
  [along, 0, 0] as const,
  [along, 0, outer.height] as const,
  [along, outer.width, outer.height] as const,
])

/** From each feature along the walls to the log, as a fitter would lay them. */
function wires(to: Projection, features: Features): string {
  const { log, temperature, position, level, doors: contact, valve } = features
  const rail = log[2]
  return (
    line(to, log, [temperature[0], 0, rail], temperature) +
    line(to, log, [log[0], 0, outer.height], [log[0], 1.2, outer.height], position) +
    line(to, level, [level[0], 1.2, outer.height], [position[0], 1.2, outer.height]) +
    line(to, contact, [outer.length, valve[1], contact[2]], valve) +
    line(to, valve, [outer.length, 0, valve[2]], [outer.length, 0, 0.28], [log[0], 0, 0.28], log)
  )
}
