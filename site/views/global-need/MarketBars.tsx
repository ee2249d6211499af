import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import './market-bars.css'

type MarketBarsProps = DrawingNames & {
  /** The whole market first, what can be served of it, what can be won: billion USD. */
  bars: readonly { name: string; value: number; printed: string }[]
  /** What is marked on the axis, from its beginning to its end. */
  marks: readonly { value: number; printed: string }[]
}

const width = 240
const left = 58
const bar = { height: 28, pitch: 40 }

/** Three markets within each other as bars on one axis, whose lengths are as the values. */
export function MarketBars({ bars, marks, ...words }: MarketBarsProps) {
  const axisEnd = marks.at(-1)?.value ?? 0
  const x = (value: number) => left + (value / axisEnd) * (width - left - 2)
  const foot = bars.length * bar.pitch - 4
  return (
    <Drawing {...words} className="market-bars" width={width} height={foot + 34}>
      <path
        className="market-bars-grid"
        d={marks.map(({ value }) => `M${x(value)} 0V${foot + 8}`).join('')}
      />
      {bars.map(({ name, value, printed }, index) => {
        const y = index * bar.pitch + 2
        const inside = x(value) > width - 50
        return (
          <g key={name} data-place={index + 1}>
            <text x="0" y={y + 21}>
              {name}
            </text>
            <rect data-value={value} x={left} y={y} width={x(value) - left} height={bar.height} />
            <text
              className={inside ? 'market-bars-value market-bars-inside' : 'market-bars-value'}
              x={inside ? x(value) - 8 : x(value) + 7}
              y={y + 21}
              textAnchor={inside ? 'end' : 'start'}
            >
              {printed}
            </text>
          </g>
        )
      })}
      {marks.map(({ value, printed }) => (
        <text
          key={value}
          className="market-bars-tick"
          x={x(value)}
          y={foot + 30}
          textAnchor={value === 0 ? 'start' : value === axisEnd ? 'end' : 'middle'}
        >
          {printed}
        </text>
      ))}
    </Drawing>
  )
}
