import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingWords } from '../frame/drawing-names.ts'
import './OrderScale.css'
import { orderScale } from './order-scale.ts'

type OrderScaleProps = DrawingWords & {
  containers: number
  /** Containers a month that an order usually has, and the most that it can have. */
  range: readonly [number, number]
  most: number
  width: number
}

const height = 74
const bar = { top: 18, height: 26 }

const barOf = (left: number, right: number) => ({
  x: left,
  y: bar.top,
  width: right - left,
  height: bar.height,
})

/** Where a plan's month lies on the containers of an order. */
export function OrderScale({ containers, range, most, width, ...names }: OrderScaleProps) {
  const { from, to, most: last, at, marks, beyond } = orderScale(containers, range, most)
  const x = (share: number) => Math.round(1 + share * (width - 26))
  const foot = bar.top + bar.height
  return (
    <Drawing {...names} id="order-scale" className="order-scale" width={width} height={height}>
      {last > to && <rect className="order-scale-most" {...barOf(x(to), x(last))} />}
      <rect className="order-scale-range" {...barOf(x(from), x(to))} />
      <path
        className="order-scale-axis"
        d={`M${x(0)} ${foot}H${x(1)}${marks.map((mark) => `M${x(mark.at)} ${foot}v6`).join('')}`}
      />
      {marks.map(({ mark, at: place }) => (
        <text
          key={mark}
          className="order-scale-mark"
          x={x(place)}
          y={foot + 22}
          textAnchor={mark === 0 ? 'start' : 'middle'}
        >
          {mark}
        </text>
      ))}
      {beyond ? (
        <path
          className="order-scale-beyond"
          d={`M${x(1) - 34} ${bar.top + 13}h44m-10 -8l10 8l-10 8`}
        />
      ) : (
        <path className="order-scale-plan" d={`M${x(at)} ${bar.top - 12}V${foot + 6}`} />
      )}
    </Drawing>
  )
}
