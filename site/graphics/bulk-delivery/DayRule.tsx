import { Drawing } from '../Drawing.tsx'
import './DayRule.css'

type Statement = { label: string; days: readonly [from: number, to: number] }

export type DayRuleWords = {
  title: string
  description: string
  /** As many days as the longer statement reaches. */
  days: number
  unit: string
  statements: readonly [Statement, Statement]
  /** The days that both statements name, and what is said of them, in one or two lines. */
  agreed: { days: string; text: readonly [string, string] }
}

type Frame = {
  id: string
  className: string
  width: number
  /** Room on either side, so that the first and the last numeral stay on the sheet. */
  inset: number
  bar: number
  /** Height of letters on a bar. */
  letters: number
  /** Whether what is said of the shared days takes one line or two. */
  lines: 1 | 2
}

const wide: Frame = {
  id: 'day-rule',
  className: 'day-rule-wide',
  width: 1288,
  inset: 1,
  bar: 64,
  letters: 30,
  lines: 1,
}

const narrow: Frame = {
  id: 'day-rule-narrow',
  className: 'day-rule-narrow',
  width: 302,
  inset: 1,
  bar: 46,
  letters: 16,
  lines: 2,
}

/** Both stated lead times on one rule of days, true to scale; the days they share in lava. */
export function DayRule({ words }: { words: DayRuleWords }) {
  return (
    <>
      <Rule words={words} frame={wide} />
      <Rule words={words} frame={narrow} />
    </>
  )
}

function Rule({ words, frame }: { words: DayRuleWords; frame: Frame }) {
  const { days, unit, statements, agreed } = words
  const { width, inset, bar, letters, lines } = frame
  const day = (width - 2 * inset) / days
  const x = (at: number) => inset + at * day
  const from = Math.max(...statements.map((statement) => statement.days[0]))
  const to = Math.min(...statements.map((statement) => statement.days[1]))
  const said = lines === 1 ? [agreed.text.join(' ')] : agreed.text
  const top = letters * (1.2 + 1.25 * lines)
  const foot = top + 2 * bar + 10
  const all = Array.from({ length: days + 1 }, (_, at) => at)
  const weeks = all.filter((at) => at % 7 === 0)
  return (
    <Drawing
      id={frame.id}
      className={`day-rule ${frame.className}`}
      width={width}
      height={foot + letters * 2.3}
      title={words.title}
      description={words.description}
    >
      <path
        className="day-rule-agreed-lines"
        d={`M${x(from)} ${top - 8}V${foot}M${x(to)} ${top - 8}V${foot}`}
      />
      {statements.map((statement, index) => {
        const y = top + index * bar
        const [first, last] = statement.days
        // The label stands on the part of its bar that the other statement does not share.
        const own = first < from ? [first, from] : [to, last]
        return (
          <g key={statement.label}>
            <rect
              className={`day-rule-bar-${index + 1}`}
              x={x(first)}
              y={y}
              width={x(last) - x(first)}
              height={bar}
            />
            <rect
              className="day-rule-shared"
              x={x(from)}
              y={y}
              width={x(to) - x(from)}
              height={bar}
            />
            <text
              className="day-rule-label"
              x={(x(own[0] ?? 0) + x(own[1] ?? 0)) / 2}
              y={y + bar / 2 + letters * 0.34}
              textAnchor="middle"
            >
              {statement.label}
            </text>
          </g>
        )
      })}
      <path className="day-rule-axis" d={`M${x(0)} ${foot}H${x(days)}`} />
      <path
        className="day-rule-ticks"
        d={all
          .map((at) => `M${x(at)} ${foot}v${at % 7 === 0 ? letters * 0.6 : letters * 0.3}`)
          .join('')}
      />
      {weeks.map((at) => (
        <text
          key={at}
          className="day-rule-numeral"
          x={x(at)}
          y={foot + letters * 1.7}
          textAnchor={at === 0 ? 'start' : at === days ? 'end' : 'middle'}
        >
          {at === days ? `${at} ${unit}` : at}
        </text>
      ))}
      <text
        className="day-rule-label"
        x={(x(from) + x(to)) / 2}
        y={top + bar + letters * 0.34}
        textAnchor="middle"
      >
        {agreed.days}
      </text>
      {said.map((line, index) => (
        <text
          key={line}
          className="day-rule-agreed"
          x={(x(from) + x(to)) / 2}
          y={top - letters * (0.85 + 1.25 * (said.length - 1 - index))}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
    </Drawing>
  )
}
