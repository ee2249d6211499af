import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingWords } from '../frame/drawing-names.ts'

type OutcomesProps = DrawingWords & {
  before: string
  /** Each stands at 100 before; `change` is in per cent of that. */
  outcomes: readonly { name: string; figure: string; change: number }[]
}

const width = 492
const unit = 0.78
const base = 152
const line = base - 100 * unit
const column = 64

/** Three columns of water with one level for before; what moved since is marked. */
export function Outcomes({ before, outcomes, ...names }: OutcomesProps) {
  const step = (width - 76) / outcomes.length
  return (
    <Drawing {...names} id="outcomes" width={width} height={178}>
      {outcomes.map(({ name, figure, change }, index) => {
        const x = 76 + index * step
        const level = base - (100 + change) * unit
        const [top, foot] = change > 0 ? [level, line] : [line, level]
        return (
          <g key={name}>
            <rect
              x={x}
              y={change > 0 ? line : level}
              width={column}
              height={base - (change > 0 ? line : level)}
              fill="var(--color-glacier-2)"
            />
            <rect
              x={x}
              y={top}
              width={column}
              height={foot - top}
              fill={change > 0 ? 'var(--color-lava)' : 'none'}
              stroke="var(--color-lava)"
              strokeWidth="0.9"
              {...(change < 0 && { strokeDasharray: '3 2' })}
            />
            <text x={x + column + 8} y={(top + foot) / 2 + 5} style={serif}>
              {figure}
            </text>
            <text x={x} y={base + 16} style={small}>
              {name}
            </text>
          </g>
        )
      })}
      <path
        d={`M70 ${line}H${width}`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="0.6"
        strokeDasharray="4 3"
      />
      <path d={`M70 ${base}H${width}`} fill="none" stroke="var(--color-ink)" strokeWidth="0.9" />
      <text x="0" y={line + 3} style={small}>
        {before}
      </text>
    </Drawing>
  )
}

const small = { fontSize: '8.5px' }
const serif = { fontFamily: 'var(--font-serif)', fontSize: '19px' }
