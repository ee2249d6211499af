import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { MarkGrid, markPlace } from '../../graphics/marks/MarkGrid.tsx'
import './BottleField.css'

type BottleWords = DrawingNames & {
  count: number
  bottle: string
  container: string
  volume: string
}

type Field = {
  /** Lengths into which the container is cut, one below the other, and the room between them. */
  lengths: number
  between: number
  /** Bottles in a row of one length. */
  across: number
  /**
   * Distance from bottle to bottle. A whole number of pixels at the width for which the drawing is
   * made: on a coarse screen any other would show as stripes.
   */
  pitch: number
  /** The middle of a bottle in its own cell, and its size. */
  middle: number
  radius: number
  /** Where the bottle that is singled out stands in the last length, as a share of a row and of all rows. */
  one: readonly [across: number, down: number]
  /** The ring around it. */
  ring: number
  /** The whole drawing: its width, the room below the bottles, and where they begin. */
  sheet: { width: number; foot: number; at: string }
  /** Line of the outline, and size of its corner castings. */
  frame: { line: number; corner: number }
  /** Where words begin, and how far below the bottles each line of them and the leader's end stand. */
  text: { left: number; leader: number; bottle: number; volume: number; container: number }
}

const whole: Field = {
  lengths: 1,
  between: 0,
  across: 320,
  pitch: 4,
  middle: 2,
  radius: 1.25,
  one: [0.942, 0.897],
  ring: 9,
  sheet: { width: 1288, foot: 128, at: '4 8' },
  frame: { line: 3, corner: 17 },
  text: { left: -4, leader: 44, bottle: 72, volume: 66, container: 98 },
}
const cut: Field = {
  lengths: 2,
  between: 48,
  across: 150,
  pitch: 2,
  middle: 0.65,
  radius: 0.65,
  one: [0.91, 0.94],
  ring: 7,
  sheet: { width: 302, foot: 104, at: '1 6' },
  frame: { line: 2, corner: 13 },
  text: { left: -1, leader: 32, bottle: 53, volume: 54, container: 79 },
}

/** Every bottle of one container as a dot, filling its outline from edge to edge. */
export function BottleField({ words }: { words: BottleWords }) {
  return <Bottles {...words} field={whole} />
}

/** The same count with the container cut in two lengths, both lying, for narrow screens. */
export function BottleFieldCut({ words }: { words: BottleWords }) {
  return <Bottles {...words} id={`${words.id}-cut`} className="bottle-field-cut" field={cut} />
}

type BottlesProps = BottleWords & { field: Field; className?: string }

function Bottles({ field, className, count, bottle, container, volume, ...names }: BottlesProps) {
  const { lengths, between, sheet, frame, text } = field
  const each = count / lengths
  const { width, height: length } = sizeOf(field, each)
  const last = (lengths - 1) * (length + between)
  const height = last + length
  return (
    <Drawing
      {...names}
      className={`bottle-field ${className ?? ''}`.trim()}
      width={sheet.width}
      height={height + sheet.foot}
    >
      <g transform={`translate(${sheet.at})`}>
        {Array.from({ length: lengths }, (_, at) => at).map((at) => (
          <g key={at} data-length={at} transform={`translate(0 ${at * (length + between)})`}>
            <Dots id={`${names.id}-dot-${at}`} count={each} field={field} />
            <Frame
              width={width}
              height={length}
              {...frame}
              rear={at === 0}
              doors={at === lengths - 1}
            />
          </g>
        ))}
        {lengths > 1 && <Onward width={width} from={length} between={between} line={frame.line} />}
        <g transform={`translate(0 ${last})`}>
          <One field={field} count={each} ring={field.ring} foot={length + text.leader} />
        </g>
        <text x={width} y={height + text.bottle} textAnchor="end">
          {bottle}
        </text>
        <text className="bottle-figure" x={text.left} y={height + text.volume}>
          {volume}
        </text>
        <text className="bottle-quiet" x={text.left} y={height + text.container}>
          {container}
        </text>
      </g>
    </Drawing>
  )
}

/** One bottle by itself, beside the words that say what it stands for. Decorative. */
export function OneBottle() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <circle className="bottle-mark" cx="11" cy="11" r="6" />
    </svg>
  )
}

function sizeOf({ across, pitch }: Field, count: number) {
  return { width: across * pitch, height: Math.ceil(count / across) * pitch }
}

function Dots({ id, count, field }: { id: string; count: number; field: Field }) {
  const { across, pitch, middle, radius } = field
  return (
    <MarkGrid
      id={id}
      className="bottle-dots"
      count={count}
      across={across}
      pitch={[pitch, pitch]}
      mark={<circle cx={middle} cy={middle} r={radius} fill="currentColor" />}
    />
  )
}

type OneProps = { field: Field; count: number; ring: number; foot: number }

/** One bottle in another colour, hardly larger than the rest, ringed so that it is found. */
function One({ field, count, ring, foot }: OneProps) {
  const { across, pitch, middle, one } = field
  const rows = Math.floor(count / across)
  const number = Math.floor(one[1] * rows) * across + Math.floor(one[0] * across)
  const [left, top] = markPlace(number, across, [pitch, pitch])
  const [x, y] = [left + middle, top + middle]
  return (
    <>
      <circle className="bottle-one" data-bottle="one" cx={x} cy={y} r={pitch / 2} />
      <path
        className="bottle-leader"
        d={`M${x - ring} ${y}a${ring} ${ring} 0 1 0 ${2 * ring} 0a${ring} ${ring} 0 1 0 ${-2 * ring} 0M${x} ${y + ring}V${foot}`}
      />
    </>
  )
}

type OnwardProps = { width: number; from: number; between: number; line: number }

/** From the cut in the upper length to the cut in the lower one, as a line of writing goes on. */
function Onward({ width, from, between, line }: OnwardProps) {
  const [left, right, end] = [4 - line, width - 4 + line, from + between - 10]
  return (
    <path
      className="bottle-onward"
      d={`M${right} ${from + 10}V${from + between / 2}H${left}V${end}m-4 -5l4 5l4 -5`}
    />
  )
}

type FrameProps = {
  width: number
  height: number
  line: number
  corner: number
  /** Whether this length has the container's rear end and its doors; where it has not, it is cut. */
  rear: boolean
  doors: boolean
}

/** Outline, corner castings and cuts, just outside the dots. */
function Frame({ width, height, line, corner, rear, doors }: FrameProps) {
  const [left, right, foot] = [-line, width + line, height + line]
  const high = corner * 0.7
  const ends = [rear && left, doors && right - corner].filter((x) => x !== false)
  return (
    <>
      <path
        className="bottle-frame"
        d={`M${left} ${left}H${right}M${left} ${foot}H${right}${rear ? `M${left} ${left}V${foot}` : ''}${doors ? `M${right} ${left}V${foot}` : ''}`}
      />
      {!(rear && doors) && (
        <path className="bottle-cut" d={`M${rear ? right : left} ${left - 5}V${foot + 5}`} />
      )}
      <path
        className="bottle-casting"
        d={ends
          .flatMap((x) =>
            [left, foot - high].map((y) => `M${x} ${y}h${corner}v${high}h${-corner}z`),
          )
          .join('')}
      />
    </>
  )
}
