import { Drawing } from '../../graphics/frame/Drawing.tsx'
import './DayRule.css'
import { type DayBar, type DayRuleWords, ownDays, ruleLength, sharedDays } from './day-rule.ts'

type Frame = {
  id: string
  className: string
  width: number
  /** Room on either side, so that the first and the last numeral stay on the sheet. */
  inset: number
  bar: number
  /** Height of letters on a bar. */
  letters: number
  /** Whether the name of a bar stands in it or over it, and how many lines the words over the shared days take. */
  name: 'in the bar' | 'over the bar'
  lines: 1 | 2
}

const wide: Frame = {
  id: 'day-rule',
  className: 'day-rule day-rule-wide',
  width: 1288,
  inset: 1,
  bar: 92,
  letters: 30,
  name: 'in the bar',
  lines: 1,
}

const narrow: Frame = {
  id: 'day-rule-narrow',
  className: 'day-rule day-rule-narrow',
  width: 302,
  inset: 1,
  bar: 46,
  letters: 16,
  name: 'over the bar',
  lines: 2,
}

/** How far from its bar the line stands that measures the whole of it. */
const spanAt = 9

/** Ocean freight and plan on one rule of days, true to scale; the days they share in lava. */
export function DayRule({ words }: { words: DayRuleWords }) {
  return (
    <>
      <Rule words={words} frame={wide} />
      <Rule words={words} frame={narrow} />
    </>
  )
}

function Rule({ words, frame }: { words: DayRuleWords; frame: Frame }) {
  const { unit, bars, shared } = words
  const { width, inset, bar, letters, lines } = frame
  const days = ruleLength(bars)
  const x = (at: number) => inset + ((width - 2 * inset) / days) * at
  const common = shared && sharedDays(bars)
  const middle = common ? (x(common[0]) + x(common[1])) / 2 : 0
  const said = lines === 1 ? [shared?.text.join(' ')] : (shared?.text ?? [])
  const top = letters * (1.2 + 1.25 * lines) + (common ? spanAt : 0)
  const foot = top + bars.length * bar + (common ? 2.4 * spanAt : 10)
  const all = Array.from({ length: days + 1 }, (_, at) => at)
  const weeks = all.filter((at) => at % 7 === 0 || at === days)
  return (
    <Drawing
      {...words}
      id={frame.id}
      className={frame.className}
      width={width}
      height={foot + letters * 2.3}
    >
      {common && (
        <path
          className="day-rule-shared-lines"
          d={`M${x(common[0])} ${top}V${foot}M${x(common[1])} ${top}V${foot}`}
        />
      )}
      {bars.map((one, index) => (
        <Bar
          key={one.name}
          bar={one}
          frame={frame}
          place={index + 1}
          y={top + index * bar}
          x={x}
          common={common}
        />
      ))}
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
      {common && shared && (
        <>
          <text
            className="day-rule-label day-rule-both"
            x={middle}
            y={top + bar + letters * (lines === 1 ? 0.34 : -0.4)}
            textAnchor="middle"
          >
            {lines === 1
              ? shared.days
              : inTwo(shared.days, shared.days.indexOf(' '), middle, letters * 1.5)}
          </text>
          {said.map((line, index) => (
            <text
              key={line}
              className="day-rule-said"
              x={middle}
              y={letters * (1.05 + 1.25 * index)}
              textAnchor="middle"
            >
              {line}
            </text>
          ))}
        </>
      )}
    </Drawing>
  )
}

/** What stands before a space and after it, below each other; the space between them stays to be read. */
function inTwo(text: string, space: number, x: number, lineHeight: number) {
  return (
    <>
      <tspan>{text.slice(0, space + 1)}</tspan>
      <tspan x={x} dy={lineHeight}>
        {text.slice(space + 1)}
      </tspan>
    </>
  )
}

/** Characters of a figure that fit into the part of a narrow bar that is its own. */
const longest = 9

type BarProps = {
  bar: DayBar
  frame: Frame
  place: number
  y: number
  x: (day: number) => number
  common: readonly [number, number] | undefined
}

function Bar({ bar: one, frame, place, y, x, common }: BarProps) {
  const { bar, letters } = frame
  const [first, last] = one.days
  const [from, to] = ownDays(one, common)
  const middle = (x(from) + x(to)) / 2
  const inside = frame.name === 'in the bar'
  // Over the bar the name ends with the part that is its own: beyond it stand other words.
  const name = inside
    ? y + bar / 2 - letters * 0.28
    : y - letters * (place === 1 && common ? 1 : 0.5)
  const span = place === 1 ? y - spanAt : y + bar + spanAt
  const parted = !inside && one.figure.length > longest
  const figureAt = inside ? 0.86 : parted ? -0.14 : 0.34
  return (
    <g>
      <rect
        className={place === 1 ? 'day-rule-bar-1' : 'day-rule-bar-2'}
        data-days={`${first}–${last}`}
        x={x(first)}
        y={y}
        width={x(last) - x(first)}
        height={bar}
      />
      {common && (
        <rect
          className="day-rule-shared"
          x={x(common[0])}
          y={y}
          width={x(common[1]) - x(common[0])}
          height={bar}
        />
      )}
      {common && (
        <path
          className={place === 1 ? 'day-rule-span day-rule-span-1' : 'day-rule-span'}
          d={`M${x(first)} ${span - 5}v10m0-5H${x(last)}m0-5v10`}
        />
      )}
      <text
        className={inside ? 'day-rule-name' : 'day-rule-name day-rule-name-over'}
        x={inside || to === last ? middle : x(to) - 6}
        y={name}
        textAnchor={inside || to === last ? 'middle' : 'end'}
      >
        {one.name}
      </text>
      <text
        className="day-rule-label"
        x={middle}
        y={y + bar / 2 + letters * figureAt}
        textAnchor="middle"
      >
        {parted
          ? inTwo(one.figure, one.figure.lastIndexOf(' '), middle, letters * 1.06)
          : one.figure}
      </text>
    </g>
  )
}
