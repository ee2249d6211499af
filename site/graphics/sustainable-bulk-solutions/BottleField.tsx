import { Drawing } from '../frame/Drawing.tsx'
import { MarkGrid, markPlace } from '../marks/MarkGrid.tsx'
import './BottleField.css'

type BottleWords = {
  id: string
  title: string
  description: string
  count: number
  bottle: string
  container: string
  volume: string
}

type Field = {
  across: number
  /**
   * Distance from bottle to bottle. A whole number of pixels at the width for which the drawing is
   * made: on a coarse screen any other would show as stripes.
   */
  pitch: number
  /** The middle of a bottle in its own cell, and its size. */
  middle: number
  radius: number
  /** Where the bottle that is singled out stands, as a share of a row and of all rows. */
  one: readonly [across: number, down: number]
}

const lying: Field = { across: 320, pitch: 4, middle: 2, radius: 1.25, one: [0.942, 0.897] }
const standing: Field = { across: 150, pitch: 2, middle: 0.65, radius: 0.65, one: [0.91, 0.94] }

/** Every bottle of one container as a dot, filling its outline from edge to edge. */
export function BottleField({ words }: { words: BottleWords }) {
  const { width, height } = sizeOf(lying, words.count)
  return (
    <Drawing {...words} className="bottle-field" width={1288} height={height + 128}>
      <g transform="translate(4 8)">
        <Dots id={`${words.id}-dot`} count={words.count} field={lying} />
        <Frame width={width} height={height} line={3} corner={17} />
        <One field={lying} count={words.count} ring={9} foot={height + 44} />
        <text x={width} y={height + 72} textAnchor="end">
          {words.bottle}
        </text>
        <text className="bottle-figure" x="-4" y={height + 66}>
          {words.volume}
        </text>
        <text className="bottle-quiet" x="-3" y={height + 98}>
          {words.container}
        </text>
      </g>
    </Drawing>
  )
}

/** The same count with the container on its end, for narrow screens. */
export function BottleFieldUpright({ words }: { words: BottleWords }) {
  const { width, height } = sizeOf(standing, words.count)
  return (
    <Drawing
      {...words}
      id={`${words.id}-upright`}
      className="bottle-field bottle-field-upright"
      width={302}
      height={height + 104}
    >
      <g transform="translate(1 6)">
        <Dots id={`${words.id}-upright-dot`} count={words.count} field={standing} />
        <Frame width={width} height={height} line={2} corner={13} />
        <One field={standing} count={words.count} ring={7} foot={height + 32} />
        <text x={width} y={height + 53} textAnchor="end">
          {words.bottle}
        </text>
        <text className="bottle-figure" x="-1" y={height + 54}>
          {words.volume}
        </text>
        <text className="bottle-quiet" x="-1" y={height + 79}>
          {words.container}
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

type FrameProps = { width: number; height: number; line: number; corner: number }

/** Outline and corner castings, just outside the dots. */
function Frame({ width, height, line, corner }: FrameProps) {
  const [right, foot] = [width + line, height + line]
  const high = corner * 0.7
  return (
    <>
      <path className="bottle-frame" d={`M${-line}${-line}H${right}V${foot}H${-line}z`} />
      <path
        className="bottle-casting"
        d={[
          [-line, -line],
          [right - corner, -line],
          [-line, foot - high],
          [right - corner, foot - high],
        ]
          .map(([x = 0, y = 0]) => `M${x} ${y}h${corner}v${high}h${-corner}z`)
          .join('')}
      />
    </>
  )
}
