import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingWords } from '../frame/drawing-names.ts'

type MineralRangesProps = DrawingWords & {
  unit: string
  axis: { to: number; step: number }
  ranges: readonly { name: string; value: string; range: readonly [number, number] }[]
}

const width = 492
const left = 120
const right = width - 8
const row = 44

/** Ranges as dumbbells on one axis: open at the lower limit, filled at the upper. */
export function MineralRanges({ unit, axis, ranges, ...names }: MineralRangesProps) {
  const x = (amount: number) => left + (amount / axis.to) * (right - left)
  const marks = Array.from({ length: axis.to / axis.step + 1 }, (_, at) => at * axis.step)
  const foot = ranges.length * row + 6
  return (
    <Drawing {...names} id="minerals" width={width} height={foot + 22}>
      {ranges.map(({ name, value, range: [low, high] }, index) => {
        const y = index * row + 28
        return (
          <g key={name}>
            <text x="0" y={y + 4} style={{ fontFamily: 'var(--font-serif)', fontSize: '14px' }}>
              {name}
            </text>
            <path
              d={`M${left} ${y}H${right}${marks.map((at) => `M${x(at)} ${y - 3}v6`).join('')}`}
              fill="none"
              stroke="var(--color-basalt-2)"
              strokeWidth="0.7"
            />
            <path
              d={`M${x(low)} ${y}H${x(high)}`}
              fill="none"
              stroke="var(--color-glacier-6)"
              strokeWidth="2.6"
            />
            <circle
              cx={x(low)}
              cy={y}
              r="3.6"
              fill="#ffffff"
              stroke="var(--color-glacier-6)"
              strokeWidth="1.2"
            />
            <circle cx={x(high)} cy={y} r="3.8" fill="var(--color-glacier-6)" />
            <text
              x={x((low + high) / 2)}
              y={y - 9}
              textAnchor="middle"
              style={{ fontFamily: 'var(--font-serif)', fontSize: '13px' }}
            >
              {value}{' '}
              <tspan style={{ fontFamily: 'var(--font-sans)', fontSize: '8px' }}>{unit}</tspan>
            </text>
          </g>
        )
      })}
      {marks.map((at) => (
        <text key={at} x={x(at)} y={foot + 12} textAnchor="middle" style={{ fontSize: '8.5px' }}>
          {at}
        </text>
      ))}
    </Drawing>
  )
}
