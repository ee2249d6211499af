import { Drawing } from '../Drawing.tsx'

const width = 492
const left = 6
const day = (width - 2 * left) / 28
const x = (days: number) => left + days * day
const axis = 118

type LeadTimesProps = {
  title: string
  description: string
  days: { range: readonly [number, number]; label: string }
  weeks: { range: readonly [number, number]; label: string }
  /** The days in both. */
  both: { range: readonly [number, number]; label: string }
}

/** Both stated lead times on one rule of four weeks; the days on which they agree are marked. */
export function LeadTimes({ title, description, days, weeks, both }: LeadTimesProps) {
  return (
    <Drawing id="lead-times" width={width} height={150} title={title} description={description}>
      <rect
        {...span(both.range)}
        y="26"
        height={axis - 26}
        fill="var(--color-lava)"
        opacity="0.16"
      />
      <text x={x((both.range[0] + both.range[1]) / 2)} y="14" textAnchor="middle" style={strong}>
        {both.label}
      </text>
      <rect {...span(days.range)} y="36" height="26" fill="var(--color-water-deep)" />
      <text x={x(days.range[0]) + 8} y="53" style={onBar}>
        {days.label}
      </text>
      <rect {...span(weeks.range)} y="76" height="26" fill="var(--color-glacier-3)" />
      <text x={x(weeks.range[1]) - 8} y="93" textAnchor="end" style={small}>
        {weeks.label}
      </text>
      <path
        d={`M${x(0)} ${axis}H${x(28)}`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="0.8"
      />
      <path
        d={Array.from({ length: 29 }, (_, at) => `M${x(at)} ${axis}v${at % 7 ? 4 : 9}`).join('')}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="0.6"
      />
      {[0, 7, 14, 21, 28].map((at) => (
        <text
          key={at}
          x={x(at)}
          y={axis + 21}
          textAnchor={at === 0 ? 'start' : at === 28 ? 'end' : 'middle'}
          style={small}
        >
          {at === 28 ? 'day 28' : at}
        </text>
      ))}
    </Drawing>
  )
}

function span([from, to]: readonly [number, number]) {
  return { x: x(from), width: x(to) - x(from) }
}

const small = { fontSize: '8.5px' }
const strong = { fontSize: '8.5px', fontWeight: 600, fill: 'var(--color-lava-text)' }
const onBar = { fontSize: '8.5px', fill: '#ffffff' }
