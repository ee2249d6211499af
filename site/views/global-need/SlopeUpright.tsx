import { Drawing } from '../../graphics/frame/Drawing.tsx'
import { mostOf, type SlopeWords } from './slope-words.ts'
import './slope.css'
import '../../graphics/frame/InkLines.css'

const width = 360
const left = 6
const span = width - 2 * left
const step = 31
const upper = 262
const lower = upper + 270

/** The slope graph turned: use along the top, revenue along the foot, the labels in stairs. */
export function SlopeUpright({ words }: { words: SlopeWords }) {
  const { lines } = words
  const most = mostOf(lines)
  const onUse = (value: number) => left + (value / most.usage) * span
  const onRevenue = (value: number) => left + (value / most.revenue) * span
  const above = stairs(lines.map(({ usage }) => onUse(usage)))
  const below = stairs(lines.map(({ revenue }) => onRevenue(revenue)))
  return (
    <Drawing
      {...words}
      id="slope-upright"
      className="slope ink-lines drawing-close-labels"
      width={width}
      height={lower + 330}
    >
      <text className="slope-unit" x="0" y="18">
        <tspan className="slope-label">{words.use.label}</tspan>
        <tspan x="0" dy="23">
          {words.use.unit}
        </tspan>
      </text>
      <path className="slope-axis" d={`M${left} ${upper}H${width}M${left} ${lower}H${width}`} />
      {lines.map((line, index) => {
        const [x, to] = [onUse(line.usage), onRevenue(line.revenue)]
        const [over, under] = [above[index] as Stair, below[index] as Stair]
        const high = upper - 20 - over.row * step
        const low = lower + 30 + under.row * step
        return (
          <g key={line.name} data-marked={line.marked ? '' : undefined}>
            <path
              className="slope-thread"
              d={`M${x} ${upper - 7}V${high + 4}M${to} ${lower + 7}V${low - 14}`}
            />
            <path className="slope-course" d={`M${x} ${upper}L${to} ${lower}`} />
            <circle cx={x} cy={upper} r="5" />
            <circle cx={to} cy={lower} r="5" />
            <Label {...over} y={high} value={line.printed.usage} name={line.name} />
            <Label {...under} y={low} value={line.printed.revenue} name={line.name} />
          </g>
        )
      })}
      <text className="slope-unit" x="0" y={lower + 30 + 5 * step}>
        <tspan className="slope-label">{words.revenue.label}</tspan>
        <tspan x="0" dy="23">
          {words.revenue.unit}
        </tspan>
      </text>
      <g>
        <text className="slope-figure" x="0" y={lower + 86 + 5 * step + 32}>
          {words.note[0]}
        </text>
        <text x="0" y={lower + 86 + 5 * step + 60}>
          {words.note[1]}
        </text>
      </g>
    </Drawing>
  )
}

type Stair = { row: number; x: number; anchor: 'start' | 'end' }

/**
 * A row for each mark, counted from the axis, so that no thread crosses a label: marks in the right
 * half end before the thread of the next one, the others begin at their own.
 */
function stairs(marks: readonly number[]): Stair[] {
  const ends = marks.filter((x) => x > width / 2).sort((a, b) => a - b)
  const starts = marks.filter((x) => x <= width / 2).sort((a, b) => b - a)
  return marks.map((x) => {
    const end = ends.indexOf(x)
    if (end === -1) return { row: ends.length + starts.indexOf(x), x: x - 4, anchor: 'start' }
    return { row: end, x: (ends[end + 1] ?? width + 8) - 8, anchor: 'end' }
  })
}

type LabelProps = Stair & { y: number; value: string; name: string }

function Label({ x, y, anchor, value, name }: LabelProps) {
  return (
    <text className="slope-over" x={x} y={y} textAnchor={anchor}>
      <tspan className="slope-value">{value}</tspan>
      <tspan dx="9">{name}</tspan>
    </text>
  )
}
