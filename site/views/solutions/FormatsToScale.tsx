import { CutContainer } from '../../graphics/container/CutContainer.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import type { ScaleDrawing } from '../../graphics/frame/scale-drawing.ts'
import { Person, personHeight } from '../../graphics/marks/Person.tsx'
import { edgeOf, PackFace } from '../../graphics/solutions/PackFace.tsx'
import { RailCar } from '../../graphics/solutions/RailCar.tsx'
import { Tanker } from '../../graphics/solutions/Tanker.tsx'
import './formats-to-scale.css'
import '../../graphics/frame/InkLines.css'

type Pack = { litres: number; label: string; edge: string }

type FormatsWords = DrawingNames & {
  /** Each with its content and, below it in the inset, its edge. */
  packs: { small: Pack; large: Pack }
  larger: string
  person: string
  volume: string
  /** What sets the loads of tanker and rail car. */
  tanker: string
  rail: string
}

const metre = 36
const ground = 372
const inset = { x: 183, y: 124, r: 120, times: 10 }

/** Where each object begins, from left to right. */
const formatsAt = [63, 385, 652, 1006] as const

type Words = {
  objects: readonly [ObjectWords, ObjectWords, ObjectWords, ObjectWords]
  drawing: FormatsWords
}
type ObjectWords = { name: string; text: string }

/** Each object's part of the drawing where they stand one below the other or two by two, down to the ground. */
const windows = [
  { x: 40, y: 0, width: 340 },
  { x: 383, y: 260, width: 240, beside: 66 },
  { x: 648, y: 212, width: 340 },
  { x: 1000, y: 158, width: 470 },
] as const

/** The drawing, and under it each object's words where the object begins. */
export function scaleOfFormats({ objects, drawing }: Words) {
  const [packs, flexitank, tanker, rail] = objects
  return {
    drawing: formatsToScale(drawing),
    objects: [
      { ...packs, at: formatsAt[0], window: windows[0] },
      { ...flexitank, at: formatsAt[1], window: windows[1] },
      { ...tanker, at: formatsAt[2], window: windows[2] },
      { ...rail, at: formatsAt[3], window: windows[3] },
    ] as const,
  }
}

/** Packs, a person and the flexitank's container to one scale; tanker and rail car beside them. */
function formatsToScale(words: FormatsWords): ScaleDrawing {
  const [, container, tanker, rail] = formatsAt
  return {
    id: words.id,
    title: words.title,
    description: words.description,
    width: 1700,
    height: 384,
    shown: 1540,
    metre,
    art: (
      <g className="formats-to-scale ink-lines">
        <Inset words={words} />
        <g data-object="person" transform={`translate(345 ${ground}) scale(${metre})`}>
          <Person />
        </g>
        <text x="345" y={ground - personHeight * metre - 12} textAnchor="middle">
          {words.person}
        </text>
        <g data-object="container" transform={`translate(${container} ${ground}) scale(${metre})`}>
          <CutContainer />
        </g>
        <text
          className="formats-volume"
          x={container + 2.86 * metre}
          y={ground - 0.82 * metre}
          textAnchor="middle"
        >
          {words.volume}
        </text>
        <g transform={`translate(${tanker} ${ground}) scale(${metre})`}>
          <Tanker />
        </g>
        <text className="formats-quiet" x={tanker} y={ground - 3.3 * metre - 14}>
          {words.tanker}
        </text>
        <g transform={`translate(${rail} ${ground}) scale(${metre})`}>
          <RailCar />
        </g>
        <text className="formats-quiet" x={rail} y={ground - 4.85 * metre - 14}>
          {words.rail}
        </text>
        <path className="formats-ground" d={`M-80 ${ground}H1700`} />
      </g>
    ),
  }
}

/** Both packs on the ground, too small to read, and the circle around them drawn ten times larger. */
function Inset({ words }: { words: FormatsWords }) {
  const { x, y, r, times } = inset
  const { small: first, large: second } = words.packs
  const [small, large] = [edgeOf(first.litres), edgeOf(second.litres)]
  const gap = 0.06
  const left = -(small + gap + large) / 2
  const eye = { y: ground - 0.11 * metre, r: r / times }
  const large10 = metre * times
  const floor = y + 0.11 * large10
  return (
    <>
      <path
        d={`M${x - eye.r} ${eye.y}L${x - r * 0.985} ${y + r * 0.17}M${x + eye.r} ${eye.y}L${x + r * 0.985} ${y + r * 0.17}`}
      />
      <circle className="formats-inset" cx={x} cy={y} r={r} />
      <path className="formats-ground" d={`M${x - 113} ${floor}H${x + 113}`} />
      <g transform={`translate(${x + left * large10} ${floor})`}>
        <PackFace litres={first.litres} metre={large10} label={first.label} />
        <text className="formats-quiet" x={(small / 2) * large10} y="26" textAnchor="middle">
          {first.edge}
        </text>
      </g>
      <g transform={`translate(${x + (left + small + gap) * large10} ${floor})`}>
        <PackFace litres={second.litres} metre={large10} label={second.label} />
        <text className="formats-quiet" x={(large / 2) * large10} y="26" textAnchor="middle">
          {second.edge}
        </text>
      </g>
      <text className="formats-quiet" x={x} y={y - 76} textAnchor="middle">
        {words.larger}
      </text>
      <circle className="formats-eye" cx={x} cy={eye.y} r={eye.r} />
      <path
        className="formats-pack"
        d={[
          [left, small],
          [left + small + gap, large],
        ]
          .map(
            ([at = 0, edge = 0]) =>
              `M${x + at * metre} ${ground}h${edge * metre}v${-edge * metre}h${-edge * metre}z`,
          )
          .join('')}
      />
    </>
  )
}
