import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { contourLines } from '../../graphics/geometry/contour-lines.ts'
import './UnmappedSheet.css'

type UnmappedSheetProps = DrawingNames & {
  /** Letters of the three places on the surveyed square. */
  marks: readonly [string, string, string]
}

/** The last surveyed square, and the blank sheet beside it. */
const wide = { width: 1288, height: 480, square: 540, seed: 7, levels: 13 }
/** The square alone, for phones; what is blank lies below it. */
const tall = { width: 302, height: 190, seed: 31, levels: 9 }
/** A sixth of the square: the mesh of the graticule. */
const mesh = 90

/**
 * A contour sheet whose lines stop at the neatline of the last surveyed square.
 * Beyond it nothing is drawn but the empty graticule and a footpath that runs out.
 */
export function UnmappedSheet({ id, title, description, marks }: UnmappedSheetProps) {
  return (
    <>
      <Drawing id={id} className="unmapped-wide" {...wide} title={title} description={description}>
        <Graticule />
        <Square {...wide} width={wide.square} edge="right" />
        <Footpath
          trodden="M64 480C70 436 118 424 132 380S96 300 152 268S262 300 306 262S352 172 420 182S486 266 546 262"
          end="M546 262C590 258 596 312 644 318S716 270 726 222"
        />
        <Marks letters={marks} at={['168 236', '262 206', '444 146']} />
      </Drawing>
      <Drawing
        id={`${id}-tall`}
        className="unmapped-tall"
        {...tall}
        title={title}
        description={description}
      >
        <Square {...tall} edge="bottom" />
        <Footpath
          trodden="M26 20C40 58 84 40 102 74S92 128 140 130S218 92 236 128S212 164 220 193"
          end="M220 193C223 212 258 206 272 226S290 262 280 300"
        />
        <Marks letters={marks} at={['132 50', '158 92', '234 54']} />
      </Drawing>
    </>
  )
}

function Graticule() {
  const columns = Array.from({ length: 9 }, (_, at) => wide.square + at * mesh)
  const rows = [0, 1, 2, 3, 4, 5].map((at) => at * mesh)
  return (
    <g className="unmapped-graticule">
      <path
        d={[
          ...columns.slice(1).map((x) => `M${x} 0V${rows.at(-1)}`),
          ...rows.map((y) => `M${wide.square} ${y}H${wide.width}`),
        ].join('')}
      />
      <path
        className="unmapped-crosses"
        d={columns
          .slice(1)
          .flatMap((x) => rows.slice(1, -1).map((y) => `M${x - 5} ${y}h10m-5 -5v10`))
          .join('')}
      />
    </g>
  )
}

type SquareProps = {
  width: number
  height: number
  seed: number
  levels: number
  /** Where the survey ends. */
  edge: 'right' | 'bottom'
}

function Square({ width, height, seed, levels, edge }: SquareProps) {
  const tallest = Math.min(height, 5 * mesh)
  const land = contourLines({ width, height: tallest, seed, levels })
  return (
    <g className="unmapped-square">
      <rect width={width} height={tallest} />
      <path d={land.between} />
      <path className="unmapped-index" d={land.index} />
      <Neatline x={width} y={tallest} edge={edge} />
      {edge === 'right' && (
        <path
          className="unmapped-stops"
          d={land.stops.map((y) => `M${width + 9} ${y}h7`).join('')}
        />
      )}
    </g>
  )
}

type NeatlineProps = { x: number; y: number; edge: SquareProps['edge'] }

/** The edge bar of the surveyed square, half a mesh black, half a mesh white. */
function Neatline({ x, y, edge }: NeatlineProps) {
  const block = mesh / 2
  const right = edge === 'right'
  const length = right ? y : x
  const blocks = Array.from({ length: Math.ceil(length / block / 2) }, (_, at) => at * 2 * block)
  return (
    <>
      <rect {...(right ? { x, width: 9, height: y } : { y, width: x, height: 7 })} />
      <path
        className="unmapped-blocks"
        d={blocks
          .map((at) =>
            right
              ? `M${x} ${at}h9v${Math.min(block, length - at)}h-9z`
              : `M${at} ${y}h${Math.min(block, length - at)}v7H${at}z`,
          )
          .join('')}
      />
    </>
  )
}

/** A path through the survey, and how it runs out beyond. */
function Footpath({ trodden, end }: { trodden: string; end: string }) {
  return (
    <>
      <path className="unmapped-path" d={trodden} />
      <path className="unmapped-path-end" d={end} />
    </>
  )
}

type MarksProps = {
  letters: readonly [string, string, string]
  /** Where each stands, `x y`. */
  at: readonly [string, string, string]
}

/** Survey stations: a triangle with a dot, and its letter. */
function Marks({ letters, at }: MarksProps) {
  return (
    <g className="unmapped-marks">
      {at.map((place, index) => (
        <g key={letters[index]} transform={`translate(${place})`}>
          <path d="M0 -11L10 7H-10Z" />
          <circle r="1.8" cy="1" />
          <text className="drawing-number" x="16" y="8">
            {letters[index]}
          </text>
        </g>
      ))}
    </g>
  )
}
