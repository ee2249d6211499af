import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { MarkGrid, markPlace } from '../../graphics/marks/MarkGrid.tsx'
import './StowagePlan.css'
import { stacked } from './stowage.ts'
import '../../graphics/frame/InkLines.css'

type StowageWords = DrawingNames & {
  /** Containers, the last of them not full. */
  count: number
  /** At the one that is not full; empty when all are. */
  rest: string
  /** At the one that is singled out; empty when none is. */
  label: string
}

type Plan = {
  across: number
  pitch: readonly [x: number, y: number]
  box: readonly [width: number, height: number]
  /** Doors are drawn where a box is large enough to show them. */
  doors: boolean
  width: number
  /** Above the highest full row: room for the container on top and the words. */
  head: number
  /** Column of the container that is singled out, in the highest full row. */
  one: number
  /** Every so many rows the count is written at their end. */
  every: number
}

const wide: Plan = {
  across: 43,
  pitch: [29, 31],
  box: [25, 27],
  doors: true,
  width: 1288,
  head: 74,
  one: 29,
  every: 1,
}

const narrow: Plan = {
  across: 19,
  pitch: [14, 15],
  box: [12, 13],
  doors: false,
  width: 302,
  head: 76,
  one: 18,
  every: 3,
}

/** All containers of a quantity as a ship's bay plan shows them: from the doors, stacked from below. */
export function StowagePlan({ words }: { words: StowageWords }) {
  return <StackedPlan words={words} plan={wide} id={words.id} />
}

/** The same count with fewer to a row, for narrow screens. */
export function StowagePlanUpright({ words }: { words: StowageWords }) {
  return <StackedPlan words={words} plan={narrow} id={`${words.id}-narrow`} narrow />
}

/** One container by itself, beside the words that say what it stands for. Decorative. */
export function OneContainer() {
  return (
    <svg
      className="stowage ink-lines"
      width="30"
      height="32"
      viewBox="0 0 30 32"
      aria-hidden="true"
    >
      <path className="stowage-box" d="M2.5 2.5h25v27h-25z" />
      <path className="stowage-doors" d="M15 2.500v27M9 5v22M21 5v22" />
    </svg>
  )
}

type StackedPlanProps = { words: StowageWords; plan: Plan; id: string; narrow?: boolean }

function StackedPlan({ words, plan, id, narrow: small }: StackedPlanProps) {
  const { across, pitch, box, width, head, one, every } = plan
  const { rows, over, part } = stacked(words.count, across)
  const height = head + rows * pitch[1]
  const counted = Array.from({ length: rows }, (_, at) => at + 1).filter((at) => at % every === 0)
  const [left, top] = markPlace(one, across, pitch)
  const middle = left + box[0] / 2
  return (
    <Drawing
      {...words}
      id={id}
      className={`stowage ink-lines ${small ? 'stowage-narrow' : ''}`.trim()}
      width={width}
      height={height + 6}
    >
      <g transform={`translate(1 ${head})`}>
        <MarkGrid
          id={`${id}-box`}
          count={rows * across}
          across={across}
          pitch={pitch}
          mark={<Box plan={plan} />}
        />
        <g transform={`translate(0 ${-pitch[1]})`}>
          {over > 0 && (
            <MarkGrid
              id={`${id}-over`}
              count={over}
              across={across}
              pitch={pitch}
              mark={<Box plan={plan} />}
            />
          )}
          {words.rest && <Part plan={plan} at={over} filled={part} />}
          <text
            className="stowage-quiet"
            x={(over + 1) * pitch[0] + 8}
            y={pitch[1] - (small ? 4 : 9)}
          >
            {words.rest}
          </text>
        </g>
        {words.label && (
          <>
            <path className="stowage-one" d={rect(left + 0.5, top + 0.5, box)} />
            <path d={`M${middle} ${top + box[1] / 2}V${34 - head}`} />
            <circle className="stowage-dot" cx={middle} cy={top + box[1] / 2} r="2.6" />
            <text
              className="stowage-point"
              x={middle - (small ? 9 : 12)}
              y={46 - head}
              textAnchor="end"
            >
              {words.label}
            </text>
          </>
        )}
        {counted.map((row) => (
          <text
            key={row}
            className="stowage-quiet"
            x={width - 2}
            y={(rows - row) * pitch[1] + box[1] * 0.76}
            textAnchor="end"
          >
            {row * across}
          </text>
        ))}
      </g>
      <path className="stowage-ground" d={`M0 ${height + 1}H${width}`} />
    </Drawing>
  )
}

const rect = (x: number, y: number, [width, height]: readonly [number, number]) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** One container from its doors, sharp on a coarse screen: its lines lie on half units. */
function Box({ plan: { box, doors } }: { plan: Plan }) {
  const middle = Math.floor(box[0] / 2) + 0.5
  return (
    <>
      <path className="stowage-box" d={rect(0.5, 0.5, box)} />
      {doors && (
        <path
          className="stowage-doors"
          d={`M${middle} .5v${box[1]}M${middle - 6} 3v${box[1] - 5}M${middle + 6} 3v${box[1] - 5}`}
        />
      )}
    </>
  )
}

/** The container on top, filled to its share. */
function Part({ plan: { pitch, box }, at, filled }: { plan: Plan; at: number; filled: number }) {
  const level = box[1] * filled
  return (
    <g transform={`translate(${at * pitch[0]} 0)`}>
      <path className="stowage-part" data-last="box" d={rect(0.5, 0.5, box)} />
      <path
        className="stowage-level"
        data-last="level"
        d={rect(0.5, 0.5 + box[1] - level, [box[0], level])}
      />
    </g>
  )
}
