import { Drawing } from '../Drawing.tsx'
import { MarkGrid, markPlace } from '../MarkGrid.tsx'
import { seededRandom } from '../seeded-random.ts'
import './strokes.css'

export type StrokesWords = {
  /** Unique on its page. */
  id: string
  title: string
  description: string
  /** Written below the late strokes: what each of them stands for. */
  labels: { both: string; second: string }
}

type StrokesProps = StrokesWords & {
  /** How many strokes stand in a row, a multiple of five; all rows are full. */
  across: number
  count: number
  /** The one that is late by both readings, and the one that is late by the second alone. */
  late: { both: number; second: number }
}

const cell = [25, 30] as const
/** So many strokes make one tile of the pattern: by hand, no two alike. */
const tile = { across: 5, down: 10 } as const
const gap = 9

/** A tally wall: every delivery a stroke. */
export function Strokes({ id, title, description, labels, across, count, late }: StrokesProps) {
  const [x, y] = cell
  const size = [tile.across * x + gap, tile.down * y] as const
  const blocks = across / tile.across
  const foot = (count / across) * y
  return (
    <Drawing
      id={id}
      className="strokes"
      width={blocks * size[0] - gap}
      height={foot + 52}
      title={title}
      description={description}
    >
      <MarkGrid
        id={`${id}-wall`}
        className="strokes-wall"
        count={count / (tile.across * tile.down)}
        across={blocks}
        pitch={size}
        mark={<path d={tileStrokes()} />}
      />
      <Late at={late.both} across={across} foot={foot} kind="both" label={labels.both} />
      <Late at={late.second} across={across} foot={foot} kind="second" label={labels.second} />
    </Drawing>
  )
}

type LateProps = {
  at: number
  across: number
  /** Where the wall ends, and its labels begin. */
  foot: number
  kind: 'both' | 'second'
  label: string
}

/** Stands in the place of the stroke of this number. */
function Late({ at, across, foot, kind, label }: LateProps) {
  const [x, y] = markPlace(at, across, cell)
  const left = x + Math.floor((at % across) / tile.across) * gap
  return (
    <g className="strokes-late" data-kind={kind} transform={`translate(${left} ${y})`}>
      <rect className="strokes-place" width={cell[0]} height={cell[1]} />
      {kind === 'both' ? <path d="M13 3.5 11.6 26" /> : <path d="M9.6 3.2h6.6l-1.2 23.4H8.4z" />}
      <path className="strokes-leader" d={`M12 ${cell[1]}V${foot - y + 44}`} />
      <text
        x={kind === 'both' ? 2 : 22}
        y={foot - y + 42}
        textAnchor={kind === 'both' ? 'end' : undefined}
      >
        {label}
      </text>
    </g>
  )
}

function tileStrokes(): string {
  const random = seededRandom(1000)
  return Array.from({ length: tile.across * tile.down }, (_, index) => {
    const left = (index % tile.across) * cell[0] + 12 + (random() - 0.5) * 3
    const top = Math.floor(index / tile.across) * cell[1] + 4 + random() * 2.4
    const lean = (random() - 0.6) * 3
    return `M${left.toFixed(1)} ${top.toFixed(1)}l${lean.toFixed(1)} ${(20 + random() * 2.4).toFixed(1)}`
  }).join('')
}

/** One stroke by itself, beside the words that say what it stands for. Decorative. */
export function OneStroke() {
  return (
    <svg className="strokes-one" width="26" height="30" viewBox="0 0 26 30" aria-hidden="true">
      <path d="M13.6 3.5 12.2 26" />
    </svg>
  )
}
