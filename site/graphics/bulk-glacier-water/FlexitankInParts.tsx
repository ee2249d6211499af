import { outer } from '../container/container-size.ts'
import type { SpecimenDrawing } from '../frame/specimen-drawing.ts'
import { Person, personHeight } from '../marks/Person.tsx'
import { floorHeight } from './container.ts'
import type { FlexitankWords } from './flexitank-words.ts'
import { bulkheadAt, LongSection } from './LongSection.tsx'
import { WeightTag } from './WeightTag.tsx'

const width = 360

/** The whole container beside the person: units in a metre, and where its lower left corner stands. */
const whole = { metre: 48, x: 65, y: 156 }

/** Its end at the doors, enlarged: units in a metre, the metre at which it is cut, and where its ground lies. */
const doors = { metre: 118, from: 4, y: 522 }

/** Everything of the container above the ground, and a little air. */
const tall = 2.76

const atDoors = (along: number, up: number) =>
  [(along - doors.from) * doors.metre, doors.y - up * doors.metre] as const

/**
 * The same section for a narrow window, lying as the wide one does: above, the whole container beside the
 * person; below, its end at the doors enlarged, with both levels and the weight on a tag.
 */
export function flexitankInParts(words: FlexitankWords): NonNullable<SpecimenDrawing['narrow']> {
  const { full, most } = words.levels
  const section = <LongSection full={full.height} most={most.height} />
  const [end] = atDoors(outer.length, 0)
  const top = doors.y - tall * doors.metre
  const frame = {
    x: whole.x + doors.from * whole.metre,
    y: whole.y - (outer.height + 0.1) * whole.metre,
  }
  return {
    width,
    height: 674,
    art: (
      <>
        <path className="fill-ground" d={`M0 ${whole.y}H${width}`} />
        <g transform={`translate(${whole.x} ${whole.y}) scale(${whole.metre})`}>{section}</g>
        <g transform={`translate(30 ${whole.y}) scale(${whole.metre})`}>
          <Person />
        </g>
        <text
          className="fill-person"
          x="30"
          y={whole.y - personHeight * whole.metre - 10}
          textAnchor="middle"
        >
          {words.person}
        </text>
        <path
          className="fill-frame"
          d={`M${frame.x} ${whole.y + 7}V${frame.y}H${width - 1}V${whole.y + 7}zM${frame.x} ${whole.y + 7}L0 ${top}M${width - 1} ${whole.y + 7}L${end} ${top}`}
        />
        <svg
          aria-hidden="true"
          x="0"
          y={top}
          width={end + 4}
          height={doors.y - top + 2}
          viewBox={`${doors.from} ${-tall} ${(end + 4) / doors.metre} ${tall + 2 / doors.metre}`}
        >
          {section}
        </svg>
        <path className="fill-ground" d={`M0 ${doors.y}H${width}`} />
        <Levels {...words.levels} at={end} />
        <WeightTag x={44} y={doors.y + 32} string={[74, doors.y + 3]} lines={words.tag} />
      </>
    ),
    marks: [
      [whole.x + 2 * whole.metre, whole.y - 1.05 * whole.metre],
      atDoors(bulkheadAt + 0.03, 2.08),
      atDoors(5.9, 0.37),
      atDoors(4.5, 0.1),
    ],
  }
}

/** Both levels at the doors: what the container is filled to stands below its line, the most it holds above its own. */
function Levels({ full, most, at }: FlexitankWords['levels'] & { at: number }) {
  const [, low] = atDoors(0, full.height + floorHeight)
  const [, high] = atDoors(0, most.height + floorHeight)
  return (
    <g className="fill-levels">
      <path d={`M${at + 6} ${low}H${width}`} />
      <path className="fill-levels-most" d={`M${at + 6} ${high}H${width}`} />
      <text className="fill-levels-strong" x={at + 22} y={low + 24}>
        {full.volume}
      </text>
      <text x={at + 22} y={low + 47}>
        {full.level}
      </text>
      <text className="fill-levels-quiet" x={at + 22} y={high - 32}>
        {most.volume}
      </text>
      <text className="fill-levels-quiet" x={at + 22} y={high - 9}>
        {most.level}
      </text>
    </g>
  )
}
