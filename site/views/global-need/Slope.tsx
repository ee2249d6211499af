import { Drawing } from '../../graphics/frame/Drawing.tsx'
import { mostOf, type SlopeWords } from './slope-words.ts'
import { spread } from './spread.ts'
import './slope.css'
import '../../graphics/frame/InkLines.css'

const width = 1288
const height = 624
const top = 92
const foot = 600
const left = 372
const right = 886

/** Use of water at the left, revenue at the right: a line for each sector. */
export function Slope({ words }: { words: SlopeWords }) {
  const { lines } = words
  const most = mostOf(lines)
  const onUse = (value: number) => foot - (value / most.usage) * (foot - top)
  const onRevenue = (value: number) => foot - (value / most.revenue) * (foot - top)
  const used = labelled(lines.map(({ usage }) => onUse(usage)))
  const earned = labelled(lines.map(({ revenue }) => onRevenue(revenue)))
  const marked = lines.find((line) => line.marked)
  return (
    <Drawing
      {...words}
      id="slope"
      className="slope ink-lines drawing-close-labels"
      width={width}
      height={height}
    >
      <path
        className="slope-axis"
        d={`M${left} ${top - 16}V${foot}M${right} ${top - 16}V${foot}`}
      />
      <path className="slope-zero" d={`M${left - 8} ${foot}H${right + 8}`} />
      <text className="slope-unit" x={left} y="18" textAnchor="end">
        <tspan className="slope-label">{words.use.label}</tspan>
        <tspan x={left} dy="24">
          {words.use.unit}
        </tspan>
      </text>
      <text className="slope-unit" x={right} y="18">
        <tspan className="slope-label">{words.revenue.label}</tspan>
        <tspan x={right} dy="24">
          {words.revenue.unit}
        </tspan>
      </text>
      {lines.map((line, index) => {
        const [from, to] = [onUse(line.usage), onRevenue(line.revenue)]
        const [use, sum] = [used[index] as number, earned[index] as number]
        return (
          <g key={line.name} data-marked={line.marked ? '' : undefined}>
            <path
              className="slope-thread"
              d={`M${left - 8} ${from}L${left - 28} ${use}M${right + 8} ${to}L${right + 28} ${sum}`}
            />
            <path className="slope-course" d={`M${left} ${from}L${right} ${to}`} />
            <circle cx={left} cy={from} r="5" />
            <circle cx={right} cy={to} r="5" />
            <text x={left - 36} y={use + 7} textAnchor="end">
              <tspan>{line.name}</tspan>
              <tspan className="slope-value" dx="12">
                {line.printed.usage}
              </tspan>
            </text>
            <text x={right + 36} y={sum + 7}>
              <tspan className="slope-value">{line.printed.revenue}</tspan>
              <tspan dx="12">{line.name}</tspan>
            </text>
          </g>
        )
      })}
      {marked && (
        <g>
          <text className="slope-figure" x={right + 36} y={onRevenue(marked.revenue) + 58}>
            {words.note[0]}
          </text>
          <text x={right + 36} y={onRevenue(marked.revenue) + 88}>
            {words.note[1]}
          </text>
        </g>
      )}
    </Drawing>
  )
}

/** Where the labels of these marks stand, in the order of the marks. */
function labelled(marks: readonly number[]): number[] {
  const order = marks.map((_, index) => index).sort((a, b) => (marks[a] ?? 0) - (marks[b] ?? 0))
  const places = spread(
    order.map((index) => marks[index] as number),
    29,
  )
  return marks.map((_, index) => places[order.indexOf(index)] as number)
}
