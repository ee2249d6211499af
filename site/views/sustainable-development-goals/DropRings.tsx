import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import './DropRings.css'
import { arc, centre, frame, radiusOf } from './rings.ts'

/** `most` rings fit in the frame: as many as its neighbours and its scale have. */
type DropRingsProps = DrawingNames & {
  /** Full rings, one for every power of ten in the count, and how far the next has come round. */
  full: number
  part: number
  most: number
}

const ringsUpTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

/** The widest line of a ring; each further out is finer. */
const lineOf = (ring: number, most: number) => 3.6 - (ring * 2.1) / most

/** A drop from above: a full ring for every power of ten in a count, an arc for the rest. */
export function DropRings({ full, part, most, ...names }: DropRingsProps) {
  const all = ringsUpTo(most)
  return (
    <Drawing {...names} className="drop-rings" width={frame} height={frame}>
      {all
        .filter((ring) => ring > full)
        .map((ring) => (
          <circle
            key={ring}
            className="drop-rings-open"
            data-ring="open"
            cx={centre}
            cy={centre}
            r={radiusOf(ring, most)}
          />
        ))}
      {all
        .filter((ring) => ring <= full)
        .reverse()
        .map((ring) => (
          <g key={ring} className="drop-rings-full" data-ring="full">
            <circle
              cx={centre}
              cy={centre}
              r={radiusOf(ring, most)}
              strokeWidth={lineOf(ring, most)}
            />
            <circle cx={centre} cy={centre} r={radiusOf(ring, most) - 5.5} strokeWidth="0.7" />
          </g>
        ))}
      {part > 0 && (
        <path
          className="drop-rings-part"
          data-ring="part"
          d={arc(radiusOf(full + 1, most), part)}
          strokeWidth={lineOf(full + 1, most)}
        />
      )}
      <Drop />
    </Drawing>
  )
}

type ShareDialProps = DrawingNames & { share: number }

/** The same frame for a share: one circle of a hundred parts, the share drawn out of it. */
export function ShareDial({ share, ...names }: ShareDialProps) {
  const radius = radiusOf(1, 1)
  const parts = Array.from({ length: 100 }, (_, at) => at / 100)
  return (
    <Drawing {...names} className="drop-rings" width={frame} height={frame}>
      <path
        className="drop-rings-share"
        data-share={share}
        d={`${arc(radius, share)}L${centre} ${centre}z`}
      />
      <circle className="drop-rings-dial" cx={centre} cy={centre} r={radius} />
      <path
        className="drop-rings-ticks"
        d={parts
          .map((part, at) => {
            const inner = radius - (at % 10 === 0 ? 16 : 8)
            const [sine, cosine] = [Math.sin(part * 2 * Math.PI), Math.cos(part * 2 * Math.PI)]
            const at2 = (from: number) =>
              `${(centre + from * sine).toFixed(1)} ${(centre - from * cosine).toFixed(1)}`
            return `M${at2(radius)}L${at2(inner)}`
          })
          .join('')}
      />
      <Drop />
    </Drawing>
  )
}

function Drop({ x = centre }: { x?: number }) {
  return (
    <g>
      <circle className="drop-rings-drop" cx={x} cy={centre} r="9" />
      <path className="drop-rings-light" d={`M${x - 4.5} ${centre - 1}a4.8 4.8 0 0 1 3.6 -4`} />
    </g>
  )
}

/** A slice of the rings with its drop: what one of them stands for is written beside it. */
export function RingScale({ most, ...names }: DrawingNames & { most: number }) {
  const all = ringsUpTo(most)
  const [drop, wide] = [10, (38 * Math.PI) / 180]
  /** The place so far out along the upper or the lower edge. */
  const edge = (radius: number, side: -1 | 1) =>
    `${(drop + radius * Math.cos(wide)).toFixed(1)} ${(centre + side * radius * Math.sin(wide)).toFixed(1)}`
  return (
    <Drawing {...names} className="drop-rings" width={frame / 2} height={frame}>
      {all.map((ring) => {
        const radius = radiusOf(ring, most)
        return (
          <path
            key={ring}
            className="drop-rings-part"
            strokeWidth={lineOf(ring, most)}
            d={`M${edge(radius, -1)}A${radius} ${radius} 0 0 1 ${edge(radius, 1)}`}
          />
        )
      })}
      <path
        className="drop-rings-open"
        d={([-1, 1] as const)
          .map((side) => `M${drop} ${centre}L${edge(radiusOf(most, most) + 6, side)}`)
          .join('')}
      />
      <Drop x={drop} />
    </Drawing>
  )
}
