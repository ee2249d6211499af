import { valueScale } from './value-scale.ts'
import './HourScale.css'

type HourScaleProps = {
  bars: readonly { name: string; hours: number }[]
  /** Hours within which an answer was promised. */
  promised: number
}

const rowHeight = 40
const head = 24

/** Spans of hours from zero on one linear scale, with the promise across them. Decorative: the figures stand above. */
export function HourScale({ bars, promised }: HourScaleProps) {
  const { marks, share } = valueScale(
    Math.max(promised, ...bars.map(({ hours }) => hours)) * 1.05,
    4,
  )
  const at = (hours: number) => `${100 * share(hours)}%`
  const foot = head + bars.length * rowHeight
  return (
    <svg className="hour-scale" width="100%" height={foot + 44} aria-hidden="true">
      {marks.map((mark) => (
        <g key={mark}>
          <line className="hour-mark" x1={at(mark)} x2={at(mark)} y1={head} y2={foot} />
          <text className="hour-value" x={at(mark)} y={foot + 18}>
            {mark}
          </text>
        </g>
      ))}
      {bars.map(({ name, hours }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars keep their places.
        <g key={index}>
          <text x="0" y={head + index * rowHeight + 16}>
            {name}
          </text>
          <rect
            className="hour-bar"
            y={head + index * rowHeight + 22}
            width={at(hours)}
            height="10"
          />
        </g>
      ))}
      <line className="hour-promise" x1={at(promised)} x2={at(promised)} y1={head - 4} y2={foot} />
      <text className="hour-promise-name" x={at(promised)} y={head - 10}>
        {promised} h
      </text>
      <text className="hour-unit" x="0" y={foot + 40}>
        Hours from receipt
      </text>
    </svg>
  )
}
