import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { seededRandom } from '../../graphics/geometry/seeded-random.ts'
import { Person } from '../../graphics/marks/Person.tsx'
import './well.css'
import '../../graphics/frame/Flow.css'

const width = 720
const height = 640
const view = '-10 20 720 600'
/** One for each pillar, from the top. */
const rings = [1, 2, 3, 4] as const
const surface = 152
/** One ring of the shaft: outer edges, wall, and height. */
const shaft = { left: 250, right: 470, wall: 20, ring: 108 } as const
const middle = (shaft.left + shaft.right) / 2
/** Where the ground begins to hold water, and where water stands in the well. */
const table = surface + 3.28 * shaft.ring
const standing = table + 22

/** The ground goes on beside the drawing, where a wide place shows more of it. */
const beside = 360
const [start, end] = [-beside, width + beside]

/** From the right end of a layer's upper edge round the foot of the drawing: each covers the one above. */
const below = `H${end}V${height}H${start}Z`
const waves = 'q16-5 32 0t32 0'.repeat(Math.ceil((end - start) / 64))

/** A well in section, a numbered ring for each pillar; water stands in the last. */
export function Well({
  id,
  title,
  description,
  groundwater,
}: DrawingNames & { groundwater: string }) {
  return (
    <svg
      className="drawing well"
      viewBox={view}
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <g id={`${id}-ground`}>
        <path className="well-soil" d={`M${start} ${surface}${below}`} />
        <path
          className="well-clay"
          d={`M${start} 254H-24C60 268 80 276 240 258S560 250 744 262${below}`}
        />
        <path
          className="well-gravel"
          d={`M${start} 412H-24C100 396 220 388 360 404S600 396 744 410${below}`}
        />
        <path className="well-aquifer" d={`M${start} ${table}${waves}${below}`} />
        <path className="well-groundwater" d={`M${start} ${table}${waves}`} data-flow />
        <path className="well-grain" d={grain()} />
        <path className="well-pebbles" d={pebbles()} />
        <path
          className="well-line"
          d={`M${start} ${surface}H${shaft.left}M${shaft.right} ${surface}H${end}`}
        />
        <g transform={`translate(182 ${surface}) scale(58)`}>
          <Person />
        </g>
      </g>
      <text className="well-water-name" x="12" y={table + 66}>
        {groundwater}
      </text>
      {rings.map((number) => (
        <Ring key={number} id={`${id}-ring-${number}`} number={number} />
      ))}
      <g id={`${id}-water`}>
        <path
          className="well-standing"
          d={`M${shaft.left + shaft.wall} ${standing}q22.5-6 45 0t45 0 45 0 45 0V${surface + 4 * shaft.ring}H${shaft.left + shaft.wall}Z`}
        />
        <path className="well-rope" d={`M${middle} ${surface - 74}V${standing - 14}`} />
        <path className="well-bucket" d={`M${middle - 17} ${standing - 14}h34l-5 36h-24z`} />
        <path
          className="well-frame"
          d={`M${shaft.left + 8} ${surface - 30}V${surface - 88}M${shaft.right - 8} ${surface - 30}V${surface - 88}`}
        />
        <path
          className="well-drum"
          d={`M${shaft.left - 14} ${surface - 76}H${shaft.right + 14}M${shaft.left - 14} ${surface - 76}v-22`}
        />
      </g>
    </svg>
  )
}

/** The well `id` of the same page as far as so many of its rings, with its water once the last is there; for the eye alone. */
export function WellSoFar({ id, built }: { id: string; built: number }) {
  return (
    <svg className="drawing well-so-far" viewBox={view} aria-hidden="true">
      <use href={`#${id}-ground`} />
      {rings.slice(0, built).map((number) => (
        <use key={number} href={`#${id}-ring-${number}`} />
      ))}
      {built === rings.length && <use href={`#${id}-water`} />}
    </svg>
  )
}

/** One ring in its place: the shaft inside it is dug out, its wall is cut. */
function Ring({ id, number }: { id: string; number: number }) {
  const { left, right, wall, ring } = shaft
  const top = surface + (number - 1) * ring
  const head = number === 1 ? 30 : 0
  return (
    <>
      <g id={id}>
        <path
          className="well-air"
          d={`M${left + wall} ${top - head}H${right - wall}V${top + ring + 1}H${left + wall}Z`}
        />
        <path
          className="well-ring"
          d={`M${left} ${top - head}h${wall}v${ring + head}h${-wall}zM${right - wall} ${top - head}h${wall}v${ring + head}h${-wall}z`}
        />
      </g>
      <text className="well-number" x={right + 22} y={top + ring / 2 + 14}>
        {number}
      </text>
    </>
  )
}

/** Fine strokes of layered ground, clear of the shaft. */
function grain(): string {
  const random = seededRandom(17)
  return Array.from({ length: 150 }, () => {
    const x = random() * (width + 20) - 20
    const y = surface + 14 + random() * (table - surface - 26)
    const run = 9 + random() * 16
    if (x + run > shaft.left - 4 && x < shaft.right + 62) return ''
    return `M${x.toFixed(0)} ${y.toFixed(0)}h${run.toFixed(0)}`
  }).join('')
}

/** Pebbles of the layer that holds water. */
function pebbles(): string {
  const random = seededRandom(23)
  return Array.from({ length: 84 }, () => {
    const x = random() * width
    const y = 424 + random() * (height - 440)
    const radius = 3 + random() * 5
    if (x > shaft.left - 12 && x < shaft.right + 62 && y < surface + 4 * shaft.ring + 12) return ''
    // Clear of the name that stands there.
    if (x < 250 && Math.abs(y - table - 56) < 34) return ''
    const [r, h] = [radius.toFixed(1), (radius * 0.72).toFixed(1)]
    return `M${x.toFixed(0)} ${y.toFixed(0)}a${r} ${h} 0 1 0 ${(2 * radius).toFixed(1)} 0a${r} ${h} 0 1 0-${(2 * radius).toFixed(1)} 0`
  }).join('')
}
