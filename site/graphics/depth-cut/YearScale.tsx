import './YearScale.css'
import { type Depth, levelOf, type Span } from './years.ts'

type YearScaleProps = {
  depth: Depth
  spans: readonly Span[]
  /** From this level the ground is dark and the scale light; in decades below the top. */
  lightFrom: number
}

/** The years with a numeral; the others have a tick. */
const numbered = [1, 2, 5, 10, 20, 50, 100, 200]

/** The neatline as a logarithmic scale of years: stated spans are filled, gaps between them open. */
export function YearScale({ depth, spans, lightFrom }: YearScaleProps) {
  const last = Math.max(...spans.flatMap((span) => span ?? []))
  const years = [1, 10, 100]
    .flatMap((decade) => Array.from({ length: 9 }, (_, index) => (index + 1) * decade))
    .filter((year) => year <= last)
  const percent = (level: number) => `${((level / depth.total) * 100).toFixed(2)}%`
  const light = (level: number) => (level >= lightFrom - 0.001 ? true : undefined)
  const frames = [
    { from: depth.start, to: lightFrom },
    { from: lightFrom, to: depth.total },
  ]
  return (
    <svg className="year-scale" width="7" height="100%" aria-hidden="true">
      {frames.map(({ from, to }) => (
        <rect
          key={from}
          className="year-scale-frame"
          data-light={light(from)}
          y={percent(from)}
          height={percent(to - from)}
        />
      ))}
      {spans.map((span) => {
        if (!span) return null
        const [top, foot] = [levelOf(span[0], depth), levelOf(span[1], depth)]
        return (
          <rect
            key={span[0]}
            className="year-scale-span"
            data-light={light(top)}
            y={percent(top)}
            height={percent(foot - top)}
          />
        )
      })}
      {years.map((year) => {
        const level = levelOf(year, depth)
        const tall = numbered.includes(year)
        return (
          <g key={year} className="year-scale-tick" data-light={light(level)}>
            <line x1="5" x2={tall ? 17 : 12} y1={percent(level)} y2={percent(level)} />
            {tall && (
              <text x="22" y={percent(level)} dy="5">
                {year}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
