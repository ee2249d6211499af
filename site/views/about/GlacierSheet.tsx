import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { riverPath } from '../../graphics/geometry/river.ts'
import './GlacierSheet.css'
import { ice, lines, river, sheet, streams } from './glacier.ts'

export type GlacierWords = DrawingNames & {
  ice: string
  /** What begins where the streams have met. */
  mouth: string
}

type GlacierSheetProps = GlacierWords & {
  /** The three streams from north to south, each with as many marks as are written up for it. */
  named: readonly [NamedStream, NamedStream, NamedStream]
}

/** `from` is the number of its first mark. */
type NamedStream = { name: string; from: number; count: number }

/** Where each name begins on the sheet. */
const nameAt = [
  [892, 116],
  [838, 282],
  [850, 606],
] as const

/** An imagined glacier; its three streams carry the numbers of what is written below. */
export function GlacierSheet({ id, title, description, named, ...words }: GlacierSheetProps) {
  return (
    <Drawing id={id} className="glacier-sheet" {...sheet} title={title} description={description}>
      <defs>
        <clipPath id={`${id}-ice-edge`}>
          <path d={ice} />
        </clipPath>
        <g id={`${id}-land`}>
          <path className="glacier-sheet-between" d={lines.between} />
          <path className="glacier-sheet-index" d={lines.index} />
          <path className="glacier-sheet-ice" d={ice} />
          <g className="glacier-sheet-on-ice" clipPath={`url(#${id}-ice-edge)`}>
            <path d={lines.between} />
            <path d={lines.index} />
          </g>
          {streams.map(({ course }) => (
            <path
              key={String(course[0])}
              className="glacier-sheet-stream"
              d={riverPath({ course, width: [1.5, 5] })}
            />
          ))}
          <path className="glacier-sheet-stream" d={riverPath({ course: river, width: [7, 11] })} />
        </g>
      </defs>
      <use href={`#${id}-land`} />
      <text className="drawing-water-name glacier-sheet-ice-name" x="128" y="338">
        {words.ice}
      </text>
      {named.map(({ name }, at) => (
        <text
          key={name}
          className="drawing-water-name glacier-sheet-name"
          x={nameAt[at]?.[0]}
          y={nameAt[at]?.[1]}
        >
          {name}
        </text>
      ))}
      {named.map(({ name, ...numbers }, at) => (
        <Marks key={name} marks={streams[at]?.marks ?? []} {...numbers} />
      ))}
      <text className="glacier-sheet-mouth" x="1272" y="306" textAnchor="end">
        {words.mouth}
      </text>
    </Drawing>
  )
}

type StreamStripProps = { of: string; stream: 0 | 1 | 2; from: number; count: number }

/** One stream alone, cut out of the sheet of this id, for narrow screens. Decorative: the sheet speaks. */
export function StreamStrip({ of, stream, ...numbers }: StreamStripProps) {
  const { marks = [] } = streams[stream] ?? {}
  const middle = [214, 332, 450][stream] ?? 0
  return (
    <svg
      className="drawing glacier-strip"
      viewBox={`440 ${middle - 160} 800 320`}
      aria-hidden="true"
    >
      <use href={`#${of}-land`} />
      <Marks marks={marks} {...numbers} />
    </svg>
  )
}

type MarksProps = { marks: readonly (readonly [number, number])[]; from: number; count: number }

function Marks({ marks, from, count }: MarksProps) {
  return (
    <g className="glacier-sheet-marks">
      {marks.slice(0, count).map(([x, y], at) => (
        <g key={x}>
          <path d={`M${x} ${y - 13}V${y + 13}`} />
          <circle cx={x} cy={y} r="5" />
          <text x={x + 9} y={y - 12}>
            {from + at}
          </text>
        </g>
      ))}
    </g>
  )
}
