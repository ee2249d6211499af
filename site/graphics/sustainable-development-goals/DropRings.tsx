import { Drawing } from '../Drawing.tsx'
import './DropRings.css'
import { arc, centre, frame, most, pitch, radiusOf, ringsOf } from './rings.ts'

type DropRingsProps = { id: string; title: string; description: string; count: number }

const all = Array.from({ length: most }, (_, at) => at + 1)

/** A drop from above: a full ring for every power of ten in a count, an arc for the rest. */
export function DropRings({ id, title, description, count }: DropRingsProps) {
  const { full, part } = ringsOf(count)
  return (
    <Drawing
      id={id}
      className="drop-rings"
      width={frame}
      height={frame}
      title={title}
      description={description}
    >
      {all
        .filter((ring) => ring > full)
        .map((ring) => (
          <circle
            key={ring}
            className="drop-rings-open"
            cx={centre}
            cy={centre}
            r={radiusOf(ring)}
          />
        ))}
      {all
        .filter((ring) => ring <= full)
        .reverse()
        .map((ring) => (
          <g key={ring} className="drop-rings-full">
            <circle cx={centre} cy={centre} r={radiusOf(ring)} strokeWidth={3.6 - ring * 0.35} />
            <circle cx={centre} cy={centre} r={radiusOf(ring) - 5.5} strokeWidth="0.7" />
          </g>
        ))}
      {part > 0.01 && (
        <path
          className="drop-rings-part"
          d={arc(radiusOf(full + 1), part)}
          strokeWidth={3.6 - (full + 1) * 0.35}
        />
      )}
      <Drop />
    </Drawing>
  )
}

type ShareDialProps = { id: string; title: string; description: string; share: number }

/** The same frame for a share: one circle of a hundred parts, the share drawn out of it. */
export function ShareDial({ id, title, description, share }: ShareDialProps) {
  const radius = radiusOf(most)
  const parts = Array.from({ length: 100 }, (_, at) => at / 100)
  return (
    <Drawing
      id={id}
      className="drop-rings"
      width={frame}
      height={frame}
      title={title}
      description={description}
    >
      <path className="drop-rings-share" d={`${arc(radius, share)}L${centre} ${centre}z`} />
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

function Drop() {
  return (
    <g>
      <circle className="drop-rings-drop" cx={centre} cy={centre} r="9" />
      <path
        className="drop-rings-light"
        d={`M${centre - 4.5} ${centre - 1}a4.8 4.8 0 0 1 3.6 -4`}
      />
    </g>
  )
}

/** Half of the rings, in half of the frame: what one of them stands for is written beside it. */
export function RingScale({ id, title, description }: Omit<ShareDialProps, 'share'>) {
  return (
    <Drawing
      id={id}
      className="drop-rings"
      width={frame / 2}
      height={frame}
      title={title}
      description={description}
    >
      {all.map((ring) => {
        const radius = radiusOf(ring)
        return (
          <path
            key={ring}
            className="drop-rings-open"
            d={`M0 ${centre - radius}A${radius} ${radius} 0 0 1 0 ${centre + radius}`}
          />
        )
      })}
      <path
        className="drop-rings-ticks"
        d={`M0 ${centre}H${radiusOf(most) + 10}${all.map((ring) => `M${ring * pitch} ${centre - 5}v10`).join('')}`}
      />
    </Drawing>
  )
}
