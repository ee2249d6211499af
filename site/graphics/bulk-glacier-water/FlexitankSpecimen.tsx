import { outer } from '../container/container-size.ts'
import { ScaleBar } from '../frame/ScaleBar.tsx'
import type { SpecimenDrawing } from '../frame/specimen-drawing.ts'
import { Person, personHeight } from '../marks/Person.tsx'
import { floorHeight } from './container.ts'
import { flexitankInParts } from './FlexitankInParts.tsx'
import type { FilledLevel, FlexitankWords } from './flexitank-words.ts'
import { bulkheadAt, LongSection } from './LongSection.tsx'
import { WeightTag } from './WeightTag.tsx'

const metre = 126
const at = { x: 140, y: 512 }

/** A point of the container in the wide drawing, from metres along it and above the ground. */
const place = (along: number, up: number) => [at.x + along * metre, at.y - up * metre] as const

const above = ({ height }: FilledLevel) => height + floorHeight

/** The long section with its two fillings, its weight on a tag at the doors, and a person beside it. */
export function flexitankSpecimen(words: FlexitankWords): SpecimenDrawing {
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
            {levels.full.volume} · {levels.full.level}
          </text>
          <text x={doors + 68} y={most + 2}>
            {levels.most.volume} · {levels.most.level}
          </text>
        </g>
        <WeightTag
          x={doors + 68}
          y={at.y - 152}
          string={[doors + 4, at.y - 108]}
          lines={words.tag}
        />
        <g className="fill-scale">
          <ScaleBar x={at.x} y={at.y + 26} metre={metre} length={2} unit={words.metre} />
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
    narrow: flexitankInParts(words),
  }
}
