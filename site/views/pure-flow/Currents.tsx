import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { type Branching, branchesPath, endsOf } from './branches.ts'
import './currents.css'
import '../../graphics/frame/Flow.css'

type CurrentsWords = DrawingNames & {
  /** The name of the thick current. */
  water: string
  /** Along the thin one: what comes in, and what goes back. */
  order: string
  count: string
  /** How many ends the water has, and what one of them is. */
  ends: { count: number; label: string }
  /** What the rejoined stream comes to. */
  tally: { figure: string; label: string }
}

const width = 1288
const height = 478
/** Four equal columns begin here: the captions beneath have the same measure. */
const [, hub, local, impact] = [0, 322, 644, 966] as const
const stream = 296
const line = 62
const taps = 805

/** Water runs from the hub to the taps and into one tally; information runs back along the top. */
export function Currents({ water, order, count, ends, tally, ...names }: CurrentsWords) {
  const branching: Branching = {
    count: ends.count,
    middle: stream,
    pitch: [2.7, 16],
    along: [hub + 8, local, 752, 858, impact, width],
  }
  const [highest = stream] = endsOf(branching)
  return (
    <Drawing {...names} className="currents" width={width} height={height}>
      <path
        className="currents-drop"
        d={`M.5 ${stream}V${height}M${hub}.5 ${stream + 40}V${height}`}
      />
      <path
        className="currents-drop"
        d={`M${local}.5 ${stream + 34}V${height}M${impact}.5 ${stream + 64}V${height}`}
      />
      <path
        className="currents-water"
        d={`M${hub + 8} ${stream}H${local}M${impact} ${stream}H${width}`}
      />
      <path className="currents-branches" d={branchesPath(branching, true)} data-flow />
      <path
        className="currents-taps"
        d={endsOf(branching)
          .map((y) => `M${taps} ${y}h0`)
          .join('')}
      />
      <path
        className="currents-information"
        d={`M${width - 1} ${stream}C${width + 38} ${stream} ${width + 38} ${line} ${width - 44} ${line}H44C-38 ${line}-38 ${stream} 0 ${stream}H${hub - 46}`}
      />
      <path className="currents-information" d={`M${taps} ${highest - 5}V${line}`} />
      <path
        className="currents-arrow"
        d={`M${arrow(1140, line, -1)}M${arrow(470, line, -1)}M${arrow(172, stream, 1)}M${taps - 7} ${line + 48}l7-12 7 12`}
      />
      <circle className="currents-join" cx={taps} cy={line} r="4.5" />
      <Hub />
      <circle className="currents-order" cx=".5" cy={stream} r="9" />
      <path className="currents-gate" d={`M${local}.5 ${stream - 34}v68`} />
      <Board />
      <text className="drawing-water-name currents-name" x={hub + 176} y={stream - 30}>
        {water}
      </text>
      <text className="currents-carried" x="483" y={line - 22} textAnchor="middle">
        {order}
      </text>
      <text className="currents-carried" x="1127" y={line - 22} textAnchor="middle">
        {count}
      </text>
      <text x={taps} y={height - 22} textAnchor="middle">
        {ends.label}
      </text>
      <text className="currents-tally" x={width - 24} y={stream - 66} textAnchor="end">
        {tally.figure}
      </text>
      <text className="drawing-quiet" x={width - 24} y={stream - 36} textAnchor="end">
        {tally.label}
      </text>
    </Drawing>
  )
}

function arrow(x: number, y: number, direction: 1 | -1): string {
  return `${x - 12 * direction} ${y - 7}l${12 * direction} 7 ${-12 * direction} 7`
}

/** The hub in plan: a hall, three flexitanks in it, and a door through which the stream leaves. */
function Hub() {
  const [left, top] = [hub - 46, stream - 40]
  return (
    <g className="currents-hub">
      <path d={`M${hub + 34} ${stream - 27}V${top}H${left}v80H${hub + 34}V${stream + 27}`} />
      {[12, 33, 54].map((y) => (
        <rect key={y} x={left + 10} y={top + y} width="38" height="14" rx="4" />
      ))}
    </g>
  )
}

/** The board on which the stream is read where it is one again. */
function Board() {
  const blocks = [-60, -36, -12, 12, 36]
  return (
    <g className="currents-board">
      <path className="currents-board-face" d={`M${impact - 7} ${stream - 60}h15v120h-15z`} />
      <path d={blocks.map((y) => `M${impact - 7} ${stream + y}h15v12h-15z`).join('')} />
    </g>
  )
}
