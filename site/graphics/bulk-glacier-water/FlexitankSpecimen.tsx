import { outer } from '../container/container-size.ts'
import { ScaleBar } from '../frame/ScaleBar.tsx'
import type { SpecimenDrawing } from '../frame/specimen-drawing.ts'
import { Person, personHeight } from '../marks/Person.tsx'
import { floorHeight } from './container.ts'
import { bulkheadAt, LongSection } from './LongSection.tsx'

type Level = { height: number; text: string }

type Words = {
  id: string
  title: string
  description: string
  /** The two fillings, each with the height it reaches above the floor, in metres. */
  levels: { full: Level; most: Level }
  tag: readonly [string, string, string]
  person: string
}

const metre = 126
const at = { x: 140, y: 512 }

/** A point of the container in the wide drawing, from metres along it and above the ground. */
const place = (along: number, up: number) => [at.x + along * metre, at.y - up * metre] as const

const above = ({ height }: Level) => height + floorHeight

/** The long section with its two fillings, its weight on a tag at the doors, and a person beside it. */
export function flexitankSpecimen(words: Words): SpecimenDrawing {
  const [doors] = place(outer.length, 0)
  const { levels } = words
  const [, full] = place(0, above(levels.full))
  const [, most] = place(0, above(levels.most))
  return {
    id: words.id,
    title: words.title,
    description: words.description,
    width: 1288,
    height: 690,
    art: (
      <>
        <path className="fill-ground" d={`M0 ${at.y}H1288`} />
        <g transform={`translate(${at.x} ${at.y}) scale(${metre})`}>
          <LongSection full={levels.full.height} most={levels.most.height} />
        </g>
        <g transform={`translate(60 ${at.y}) scale(${metre})`}>
          <Person />
        </g>
        <text
          x="60"
          y={at.y - personHeight * metre - 12}
          textAnchor="middle"
          className="fill-person"
        >
          {words.person}
        </text>
        <g className="fill-levels">
          <path d={`M${doors + 8} ${full}h50`} />
          <path className="fill-levels-most" d={`M${doors + 8} ${most}h50`} />
          <text className="fill-levels-strong" x={doors + 68} y={full + 12}>
            {levels.full.text}
          </text>
          <text x={doors + 68} y={most + 2}>
            {levels.most.text}
          </text>
        </g>
        <Tag x={doors + 68} y={at.y - 152} string={[doors + 4, at.y - 108]} lines={words.tag} />
        <g className="fill-scale">
          <ScaleBar x={at.x} y={at.y + 26} metre={metre} length={2} />
        </g>
      </>
    ),
    labels: [
      { at: [at.x + 190, 138], width: 330, hang: 'above', to: place(1.52, 1.2) },
      {
        at: [at.x + 606, 138],
        width: 330,
        hang: 'above',
        to: place(bulkheadAt + 0.03, 2.16),
        via: [at.x + 606, 160],
      },
      {
        at: [at.x + 606, 562],
        width: 340,
        hang: 'below',
        to: place(5.88, 0.36),
        via: [at.x + 606, 530],
      },
      { at: [at.x + 330, 562], width: 240, hang: 'below', to: place(2.62, 0.15) },
    ],
    narrow: upright(words),
  }
}

type TagProps = {
  x: number
  y: number
  string: readonly [number, number]
  lines: readonly [string, string, string]
}

/** A weight tag as it hangs on cargo: punched corner, string, three lines. */
function Tag({ x, y, string, lines }: TagProps) {
  return (
    <g className="weight-tag">
      <path d={`M${x + 16} ${y}h258v112h-258l-16-22v-68z`} />
      <circle cx={x + 14} cy={y + 56} r="4.5" fill="var(--color-white)" stroke="currentColor" />
      <path
        className="weight-tag-string"
        d={`M${string[0]} ${string[1]}q22 28 ${x + 14 - string[0]} ${y + 56 - string[1]}`}
      />
      <text x={x + 34} y={y + 30}>
        {lines[0]}
      </text>
      <text className="weight-tag-figure" x={x + 33} y={y + 66}>
        {lines[1]}
      </text>
      <text x={x + 34} y={y + 97}>
        {lines[2]}
      </text>
    </g>
  )
}

/** The same section turned upright for a phone: floor at the left, doors below, the tag under them. */
function upright(words: Words): NonNullable<SpecimenDrawing['narrow']> {
  const scale = 96
  const corner = { x: 28, y: 74 }
  const turned = (along: number, up: number) =>
    [corner.x + up * scale, corner.y + along * scale] as const
  const { levels } = words
  const [full] = turned(0, above(levels.full))
  const [most] = turned(0, above(levels.most))
  const [, end] = turned(outer.length, 0)
  return {
    width: 360,
    height: end + 160,
    art: (
      <>
        <g className="fill-levels">
          <path d={`M${full} ${corner.y - 6}V44`} />
          <path className="fill-levels-most" d={`M${most} ${corner.y - 6}V20`} />
          <text className="fill-levels-strong" x={full - 8} y="56" textAnchor="end">
            {levels.full.text}
          </text>
          <text x={most - 8} y="28" textAnchor="end">
            {levels.most.text}
          </text>
        </g>
        <g transform={`translate(${corner.x} ${corner.y}) rotate(90) scale(${scale})`}>
          <LongSection full={levels.full.height} most={levels.most.height} />
        </g>
        <Tag x={44} y={end + 34} string={[70, end + 2]} lines={words.tag} />
      </>
    ),
    marks: [turned(2.4, 1), turned(bulkheadAt + 0.03, 1.75), turned(5.88, 0.36), turned(3.8, 0.15)],
  }
}
