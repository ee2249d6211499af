import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingWords } from '../frame/drawing-names.ts'

const width = 492
const left = 6
const axis = 158

type LeadTimesProps = DrawingWords & {
  /** Length of the rule, in whole weeks. */
  days: number
  /** The mark at its end, such as `day 28`. */
  last: string
  /** Two bars, and the days that both share. */
  spans: readonly {
    mark: 'freight' | 'plan' | 'shared'
    range: readonly [number, number]
    text: string
  }[]
}

/** Ocean freight and planning time on one rule of days; the days they share are shaded. */
export function LeadTimes({ days, last, spans, ...names }: LeadTimesProps) {
  const x = (day: number) => left + (day / days) * (width - 2 * left)
  const across = ([from, to]: readonly [number, number]) => ({ x: x(from), width: x(to) - x(from) })
  const weeks = Array.from({ length: days / 7 + 1 }, (_, at) => at * 7)
  const ticks = Array.from({ length: days + 1 }, (_, at) => `M${x(at)} ${axis}v${at % 7 ? 4 : 9}`)
  return (
    <Drawing {...names} id="lead-times" width={width} height={190}>
      {spans
        .toSorted((one, other) => layers.indexOf(one.mark) - layers.indexOf(other.mark))
        .map(({ mark, range, text }) => {
          const box = across(range)
          if (mark === 'shared') {
            return (
              <g key={mark}>
                <rect {...box} y="26" height={axis - 26} fill="var(--color-lava)" opacity="0.16" />
                <text x={box.x + box.width / 2} y="14" textAnchor="middle" style={strong}>
                  {text}
                </text>
              </g>
            )
          }
          return mark === 'freight' ? (
            <g key={mark}>
              <rect {...box} y="40" height="40" fill="var(--color-water-deep)" />
              <text x={box.x + 8} y="63" style={onBar}>
                {text}
              </text>
            </g>
          ) : (
            <g key={mark}>
              <rect {...box} y="98" height="40" fill="var(--color-glacier-3)" />
              <text x={box.x + box.width - 8} y="121" textAnchor="end" style={small}>
                {text}
              </text>
            </g>
          )
        })}
      <path
        d={`M${x(0)} ${axis}H${x(days)}`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="0.8"
      />
      <path d={ticks.join('')} fill="none" stroke="var(--color-ink)" strokeWidth="0.6" />
      {weeks.map((at) => (
        <text
          key={at}
          x={x(at)}
          y={axis + 21}
          textAnchor={at === 0 ? 'start' : at === days ? 'end' : 'middle'}
          style={small}
        >
          {at === days ? last : at}
        </text>
      ))}
    </Drawing>
  )
}

/** The shade lies under the bars. */
const layers = ['shared', 'freight', 'plan']
const small = { fontSize: '8.5px' }
const strong = { fontSize: '8.5px', fontWeight: 600, fill: 'var(--color-lava-text)' }
const onBar = { fontSize: '8.5px', fill: '#ffffff' }
