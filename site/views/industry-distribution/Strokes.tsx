import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { seededRandom } from '../../graphics/geometry/seeded-random.ts'
import { MarkGrid, markPlace } from '../../graphics/marks/MarkGrid.tsx'
import { lateInLastRow, lateStrokes } from './late-strokes.ts'
import './strokes.css'

type StrokesWords = DrawingNames & {
  /** Reads across the late strokes: what stands left of them, and right of them. */
  labels: { onTime: string; late: string }
  /** Strokes in all, and of them the late ones. */
  count: number
  late: number
}

type StrokesProps = StrokesWords & {
  /** How many strokes stand in a row, a multiple of five; all rows are full. */
  across: number
}

const cell = [25, 30] as const
/** So many strokes make one tile of the pattern: by hand, no two alike. */
const tile = { across: 5, down: 10 } as const
const gap = 9

/** A tally wall: every delivery a stroke, the late ones in lava. */
export function Deliveries({ words }: { words: StrokesWords }) {
  return <Strokes {...words} across={50} />
}

/** The same wall with half as many strokes in a row, for narrow screens. */
export function DeliveriesUpright({ words }: { words: StrokesWords }) {
  return <Strokes {...words} id={`${words.id}-upright`} across={25} />
}

function Strokes(props: StrokesProps) {
  const { id, labels, across, count, late, ...names } = props
  const [x, y] = cell
  const size = [tile.across * x + gap, tile.down * y] as const
  const blocks = across / tile.across
  const foot = (count / across) * y
  const strokes = lateStrokes(count, late)
  const ends = lateInLastRow(strokes, count, across)
  const leftOf = (stroke: number) =>
    markPlace(stroke, across, cell)[0] + Math.floor((stroke % across) / tile.across) * gap
  return (
    <Drawing
      {...names}
      id={id}
      className="strokes"
      width={blocks * size[0] - gap}
      height={foot + 52}
    >
      <MarkGrid
        id={`${id}-wall`}
        className="strokes-wall"
        count={count / (tile.across * tile.down)}
        across={blocks}
        pitch={size}
        mark={<path d={tileStrokes()} />}
      />
      {strokes.map((stroke) => (
        <g
          key={stroke}
          className="strokes-late"
          data-late
          transform={`translate(${leftOf(stroke)} ${markPlace(stroke, across, cell)[1]})`}
        >
          <rect className="strokes-place" width={x} height={y} />
          <path d="M13 3.5 11.6 26" />
          {(stroke === ends?.[0] || stroke === ends?.[1]) && (
            <path className="strokes-leader" d={`M12 ${y}v22`} />
          )}
        </g>
      ))}
      {ends && (
        <>
          <text x={leftOf(ends[0]) + 2} y={foot + 42} textAnchor="end">
            {labels.onTime}
          </text>
          <text x={leftOf(ends[1]) + 22} y={foot + 42}>
            {labels.late}
          </text>
        </>
      )}
    </Drawing>
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
