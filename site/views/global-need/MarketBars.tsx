import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import './market-bars.css'

type MarketBarsProps = DrawingNames & {
  /** The whole market first, what can be served of it, what can be won: billion USD. */
  bars: readonly { name: string; value: number }[]
  /** Where the axis ends; it begins with nothing. */
  axisEnd: number
}

const width = 240
const left = 58
const bar = { height: 28, pitch: 40 }

/** Three markets within each other as bars on one axis, whose lengths are as the values. */
export function MarketBars({ bars, axisEnd, ...words }: MarketBarsProps) {
  const x = (value: number) => left + (value / axisEnd) * (width - left - 2)
  const ticks = [0, axisEnd / 2, axisEnd]
  const foot = bars.length * bar.pitch - 4
  return (
    <Drawing {...words} className="market-bars" width={width} height={foot + 34}>
      <path
        className="market-bars-grid"
        d={ticks.map((at) => `M${x(at)} 0V${foot + 8}`).join('')}
      />
      {bars.map(({ name, value }, index) => {
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
              {value}
            </text>
          </g>
        )
      })}
      {ticks.map((at) => (
        <text
          key={at}
          className="market-bars-tick"
          x={x(at)}
          y={foot + 30}
          textAnchor={at === 0 ? 'start' : at === axisEnd ? 'end' : 'middle'}
        >
          {at.toLocaleString('en')}
        </text>
      ))}
    </Drawing>
  )
}
