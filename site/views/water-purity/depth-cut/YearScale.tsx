import './YearScale.css'
import { type Depth, levelOf, type Span } from './years.ts'

type YearScaleProps = {
  depth: Depth
  spans: readonly Span[]
  /** From this level the ground is dark and the scale light; in decades below the top. */
  lightFrom: number
}

/** The years of a decade with a numeral; the others have a tick. */
const numbered = [1, 2, 5]

/** The neatline as a logarithmic scale of years: spans are filled, gaps between them open. */
export function YearScale({ depth, spans, lightFrom }: YearScaleProps) {
  const decades = Math.ceil(Math.log10(depth.last / depth.first)) + 1
  const years = Array.from({ length: decades }, (_, decade) => depth.first * 10 ** decade)
    .flatMap((tenth) =>
      Array.from({ length: 9 }, (_, index) => ({
        year: (index + 1) * tenth,
        tall: numbered.includes(index + 1),
      })),
    )
    .filter(({ year }) => year <= depth.last)
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
      {years.map(({ year, tall }) => {
        const level = levelOf(year, depth)
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
