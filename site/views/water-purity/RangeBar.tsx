import './RangeBar.css'

export type Axis = { from: number; to: number; step: number }

type RangeBarProps = {
  axis: Axis
  range: readonly [from: number, to: number]
  /** The range in words and figures; it stands over the bar, its unit smaller. */
  value: string
  unit: string
  /** Whether the axis carries its numerals here always, or on narrow screens only. */
  numerals: 'always' | 'narrow'
}

/**
 * A range as a dumbbell on an axis, open at its lower limit and filled at its upper one. Drawn in
 * percent across and pixels down, so that letters keep their size on every screen.
 */
export function RangeBar({ axis, range, value, unit, numerals }: RangeBarProps) {
  const at = (amount: number) =>
    `${(((amount - axis.from) / (axis.to - axis.from)) * 100).toFixed(2)}%`
  const ticks = Array.from(
    { length: Math.round((axis.to - axis.from) / axis.step) + 1 },
    (_, index) => axis.from + index * axis.step,
  )
  const [from, to] = range
  return (
    <svg className="range-bar" width="100%" height="88" aria-hidden="true">
      <line className="range-bar-axis" x1="0" x2="100%" y1="52" y2="52" />
      {ticks.map((tick) => (
        <line key={tick} className="range-bar-axis" x1={at(tick)} x2={at(tick)} y1="47" y2="57" />
      ))}
      <line className="range-bar-span" x1={at(from)} x2={at(to)} y1="52" y2="52" />
      <circle className="range-bar-lower" cx={at(from)} cy="52" r="6" />
      <circle cx={at(to)} cy="52" r="6" />
      <text className="range-bar-value" x={at((from + to) / 2)} y="32" textAnchor="middle">
        {value} <tspan className="range-bar-unit">{unit}</tspan>
      </text>
      <g className="range-bar-numerals" data-on={numerals}>
        {ticks.map((tick) => (
          <text key={tick} x={at(tick)} y="80" textAnchor="middle">
            {tick}
          </text>
        ))}
      </g>
    </svg>
  )
}
