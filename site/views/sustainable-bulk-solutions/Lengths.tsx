import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import './Lengths.css'

type LengthWords = DrawingNames & {
  /** From the top: all of it, then what a reduction leaves. */
  lengths: readonly Length[]
}

type Length = {
  name: string
  /** Of 100. */
  left: number
  /** What the reduction takes away; nothing for the length that the others are measured by. */
  less?: string
  /** What the length is. */
  note: string
}

const unit = 12.88
const row = 196
const bar = 128

/** Where words begin, so that they stand below the page's own while zero lies at the window's edge. */
const inset = 86

/** Lengths from one zero, the window's left edge, to 100, its right: what is left, and what a reduction takes away. */
export function Lengths({ words }: { words: LengthWords }) {
  const height = words.lengths.length * row + 46
  return (
    <Drawing {...words} id={words.id} className="lengths" width={1288} height={height}>
      {words.lengths.map((length, index) => {
        const y = index * row + 52
        const end = length.left * unit
        return (
          <g key={length.name}>
            <text x={inset} y={y - 14}>
              {length.name}
            </text>
            <Left length={length} y={y} width={end} height={bar} />
            {length.less && (
              <rect className="lengths-less" x={end} y={y} width={100 * unit - end} height={bar} />
            )}
            <text className="lengths-figure" x={inset} y={y + 98} data-on={length.less && 'dark'}>
              {length.left}
            </text>
            {length.less && (
              <text className="lengths-figure lengths-minus" x={end + 24} y={y + 116}>
                {length.less}
              </text>
            )}
            <path
              className="lengths-staff"
              data-on={length.less && 'dark'}
              d={staff(length.left, y + bar)}
            />
            <text
              className="lengths-quiet"
              x={length.less ? end + 540 : 100 * unit - 50}
              y={y + bar / 2 + 7}
              textAnchor={length.less ? 'start' : 'end'}
            >
              {length.note}
            </text>
          </g>
        )
      })}
      <text className="lengths-quiet" x="12" y={height - 8}>
        0
      </text>
      <text className="lengths-quiet" x={100 * unit - 12} y={height - 8} textAnchor="end">
        100
      </text>
    </Drawing>
  )
}

type LeftProps = { length: Length; x?: number; y: number; width: number; height: number }

/** What a reduction leaves; all of it where there is none. */
function Left({ length, ...place }: LeftProps) {
  return (
    <rect
      className={length.less ? 'lengths-left' : 'lengths-reference'}
      data-left={length.left}
      {...place}
    />
  )
}

/** Marks of a measuring staff along the lower edge, one for each part of a hundred. */
function staff(parts: number, y: number): string {
  return Array.from({ length: parts - 1 }, (_, at) => at + 1)
    .map((at) => `M${(at * unit).toFixed(1)} ${y}v${at % 10 === 0 ? -18 : -9}`)
    .join('')
}

const across = 322
const gap = 18
const down = 3.1

/** The same lengths hanging from one zero, for narrow screens. */
export function LengthsUpright({ words }: { words: LengthWords }) {
  const top = 34
  const foot = top + 100 * down
  const column = (across - gap * (words.lengths.length - 1)) / words.lengths.length
  return (
    <Drawing
      {...words}
      id={`${words.id}-upright`}
      className="lengths lengths-upright"
      width={across}
      height={foot + 24}
    >
      <path d={`M0 ${top}H${across}`} />
      <path className="lengths-whole" d={`M0 ${foot}H${across}`} />
      {words.lengths.map((length, index) => {
        const x = index * (column + gap)
        const end = length.left * down
        return (
          <g key={length.name}>
            <text x={x} y={top - 14}>
              {length.name}
            </text>
            <Left length={length} x={x} y={top} width={column} height={end} />
            {length.less && (
              <rect
                className="lengths-less"
                x={x}
                y={top + end}
                width={column}
                height={100 * down - end}
              />
            )}
            <text
              className="lengths-figure"
              x={x + 12}
              y={top + 44}
              data-on={length.less && 'dark'}
            >
              {length.left}
            </text>
            {length.less && (
              <text className="lengths-figure lengths-minus" x={x + 12} y={top + end + 44}>
                {length.less}
              </text>
            )}
            <text className="lengths-quiet" x={x + 12} y={(length.less ? top + end : top) + 76}>
              {length.note}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}
