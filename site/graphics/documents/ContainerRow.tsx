import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingWords } from '../frame/drawing-names.ts'

const width = 492
const row = 17
const top = 34

type ContainerRowProps = DrawingWords & {
  /** Marks in a row. */
  across: number
  /** The most of a regular month, and the span of an emergency order. */
  month: { most: number; label: string }
  emergency: { least: number; most: number; from: string; dashed: string }
}

/** Containers, one mark each: a month's most in water, what an emergency adds outlined. */
export function ContainerRow({ across, month, emergency, ...names }: ContainerRowProps) {
  const step = width / across
  const box = { width: step - 2.6, height: 11 }
  const rows = Math.ceil(emergency.most / across)
  const marks = Array.from({ length: emergency.most }, (_, at) => at + 1)
  const place = (number: number) => ({
    x: ((number - 1) % across) * step,
    y: top + Math.floor((number - 1) / across) * row,
  })
  const tone = (number: number) =>
    number <= emergency.least
      ? 'var(--color-glacier-7)'
      : number <= month.most
        ? 'var(--color-glacier-3)'
        : 'none'
  return (
    <Drawing {...names} id="containers" width={width} height={top + rows * row + 24}>
      <text x="0" y="10" style={small}>
        {month.label}
      </text>
      <text x={width} y="10" textAnchor="end" style={warm}>
        {emergency.from}
      </text>
      {marks.map((number) => (
        <rect
          key={number}
          {...place(number)}
          {...box}
          fill={tone(number)}
          stroke={number > month.most ? 'var(--color-lava)' : 'var(--color-ink)'}
          strokeWidth="0.6"
          {...(number > month.most && { strokeDasharray: '2.4 1.8' })}
        />
      ))}
      {[1, emergency.least].map((number) => (
        <text
          key={number}
          x={place(number).x + box.width / 2}
          y={place(number).y - 5}
          textAnchor="middle"
          style={small}
        >
          {number}
        </text>
      ))}
      <text x={width} y={top + rows * row + 12} textAnchor="end" style={warm}>
        {emergency.dashed}
      </text>
    </Drawing>
  )
}

const small = { fontSize: '8.5px' }
const warm = { fontSize: '8.5px', fill: 'var(--color-lava-text)' }
