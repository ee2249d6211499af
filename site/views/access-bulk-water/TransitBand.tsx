import './instruments.css'

export type BandWords = {
  /** Over the set line, the line itself, under it. */
  upper: string
  set: string
  lower: string
  /** The two ends of the journey. */
  from: string
  to: string
}

type TransitBandProps = { x: number; y: number; width: number; words: BandWords }

const half = 46
const gutter = 84

/** The widest a load may stray about its set temperature: a band, and no curve. */
export function TransitBand({ x, y, width, words }: TransitBandProps) {
  const run = width - gutter
  return (
    <g className="instrument" transform={`translate(${x} ${y})`}>
      <rect className="instrument-band" x={gutter} y={-half} width={run} height={2 * half} />
      <path d={`M${gutter} ${-half}h${run}m0 ${2 * half}h${-run}`} />
      <path className="instrument-set" d={`M${gutter} 0h${run}`} />
      <path d={`M${gutter} ${-half - 10}V${half + 10}`} />
      {[
        [words.upper, -half],
        [words.set, 0],
        [words.lower, half],
      ].map(([text, at]) => (
        <text key={text} x={gutter - 10} y={Number(at) + 6} textAnchor="end">
          {text}
        </text>
      ))}
      <text className="instrument-quiet" x={gutter} y={half + 32}>
        {words.from}
      </text>
      <text className="instrument-quiet" x={width} y={half + 32} textAnchor="end">
        {words.to}
      </text>
    </g>
  )
}
