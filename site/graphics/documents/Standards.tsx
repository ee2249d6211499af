import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingWords } from '../frame/drawing-names.ts'

type Range = readonly [from: number, to: number]

type Scale = {
  name: string
  ends: Range
  /** Between two marks. */
  step: number
  standard: { range: Range; text: string }
  ours: readonly { range: Range; text: string }[]
}

const width = 492
const left = 96
const right = width - 6
const height = 98

/** Our values inside the published one, each on its own unit. */
export function Standards(props: DrawingWords & { scales: readonly Scale[] }) {
  const { title, description, scales } = props
  return (
    <Drawing
      id="standards"
      width={width}
      height={scales.length * height}
      title={title}
      description={description}
    >
      {scales.map((scale, index) => (
        <g key={scale.name} transform={`translate(0 ${index * height})`}>
          <Axis {...scale} />
        </g>
      ))}
    </Drawing>
  )
}

function Axis({ name, ends: [from, to], step, standard, ours }: Scale) {
  const marks = Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, at) => from + at * step,
  )
  /** One bar alone stands in the middle of the band. */
  const first = ours.length > 1 ? 30 : 38.5
  const x = (value: number) => left + ((value - from) / (to - from)) * (right - left)
  const bar = ([low, high]: Range) => ({ x: x(low), width: x(high) - x(low) })
  return (
    <>
      <text x="0" y="52" style={{ fontFamily: 'var(--font-serif)', fontSize: '14px' }}>
        {name}
      </text>
      <rect {...bar(standard.range)} y="26" height="36" fill="var(--color-firn)" />
      <text x={x(standard.range[0]) + 4} y="20" style={quiet}>
        {standard.text}
      </text>
      {ours.map(({ range, text }, index) => (
        <g key={text}>
          <rect
            {...bar(range)}
            y={first + index * 15}
            height="11"
            fill={index === 0 ? 'var(--color-lava-text)' : 'var(--color-water-deep)'}
          />
          <text x={x(range[1]) + 5} y={first + 8.5 + index * 15} style={small}>
            {text}
          </text>
        </g>
      ))}
      <path
        d={`M${left} 66H${right}${marks.map((mark) => `M${x(mark)} 66v5`).join('')}`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="0.7"
      />
      {marks.map((mark) => (
        <text key={mark} x={x(mark)} y="82" textAnchor="middle" style={small}>
          {mark}
        </text>
      ))}
    </>
  )
}

const small = { fontSize: '8.5px' }
const quiet = { fontSize: '8px', fill: 'var(--color-soft)' }
