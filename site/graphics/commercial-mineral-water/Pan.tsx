import { Drawing } from '../Drawing.tsx'
import { grains, step } from './grains.ts'
import './Pan.css'

type PanProps = {
  id: string
  title: string
  description: string
  grams: readonly [least: number, most: number]
}

const size = 300
const centre = size / 2
const rim = 143
const eyes = [90, 210, 330].map((degrees) => (degrees * Math.PI) / 180)

/** A balance pan seen from above: one grain a gram, the least in dark, what may be added in light. */
export function Pan({ id, title, description, grams: [least, most] }: PanProps) {
  return (
    <Drawing
      id={id}
      className="pan"
      width={size}
      height={size}
      title={title}
      description={description}
    >
      <circle className="pan-rim" cx={centre} cy={centre} r={rim} />
      <circle className="pan-dish" cx={centre} cy={centre} r={rim - 7} />
      {eyes.map((angle) => (
        <circle
          key={angle}
          className="pan-eye"
          cx={centre + (rim - 3.5) * Math.cos(angle)}
          cy={centre + (rim - 3.5) * Math.sin(angle)}
          r="3"
        />
      ))}
      <path className="pan-more" d={grains(centre, least, most)} />
      <path className="pan-least" d={grains(centre, 0, least)} />
      <circle className="pan-edge" cx={centre} cy={centre} r={step * Math.sqrt(most) + 1} />
      <circle className="pan-edge-least" cx={centre} cy={centre} r={step * Math.sqrt(least)} />
    </Drawing>
  )
}

/** A hundred grains on the same scale of areas, laid in a square. */
export function PanScale({ id, title, description }: Omit<PanProps, 'grams'>) {
  const side = step * Math.sqrt(100 * Math.PI)
  const cell = side / 10
  const left = (size / 2 - side) / 2
  const top = (size - side) / 2
  const rows = Array.from({ length: 10 }, (_, at) => at)
  const square = rows
    .flatMap((row) =>
      rows.map(
        (column) =>
          `M${(left + (column + 0.5) * cell).toFixed(1)} ${(top + (row + 0.5) * cell).toFixed(1)}h0`,
      ),
    )
    .join('')
  return (
    <Drawing
      id={id}
      className="pan"
      width={size / 2}
      height={size}
      title={title}
      description={description}
    >
      <rect className="pan-square" x={left} y={top} width={side} height={side} />
      <path className="pan-least" d={square} />
    </Drawing>
  )
}
