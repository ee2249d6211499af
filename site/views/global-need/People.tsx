import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'
import { MarkGrid } from '../../graphics/marks/MarkGrid.tsx'
import './people.css'

type Region = { name: string; figure: string; millions: number }

type PeopleWords = DrawingWords & { regions: readonly Region[] }

const wide = { width: 1288, across: 20, pitch: 17, gap: 134 }
const narrow = { width: 340, across: 25, pitch: 13.6, gap: 62 }

/** People affected, a dot for each million, heaped on one ground line. */
export function People({ words: { regions, ...names } }: { words: PeopleWords }) {
  const { across, pitch, gap } = wide
  const column = across * pitch + gap
  const most = Math.max(...regions.map(({ millions }) => Math.ceil(millions / across)))
  const ground = most * pitch + 84
  return (
    <Drawing {...names} id="people" className="people" width={wide.width} height={ground + 44}>
      <path d={`M0 ${ground + 4}H${wide.width}`} />
      {regions.map(({ name, figure, millions }, index) => (
        <g key={name} transform={`translate(${index * column} ${ground})`}>
          <g transform="scale(1 -1)">
            <Dots id={`people-${index}`} count={millions} across={across} pitch={pitch} />
          </g>
          <text className="people-figure" y={-Math.ceil(millions / across) * pitch - 18}>
            {figure}
          </text>
          <text y="36">{name}</text>
        </g>
      ))}
    </Drawing>
  )
}

/** The same count for a phone: one region under the other. */
export function PeopleUpright({ words: { regions, ...names } }: { words: PeopleWords }) {
  const { across, pitch, gap, width } = narrow
  const tops = regions.map((_, index) =>
    regions
      .slice(0, index)
      .reduce((sum, { millions }) => sum + Math.ceil(millions / across) * pitch + gap + 34, gap),
  )
  const last = regions.at(-1)
  const height = (tops.at(-1) ?? 0) + Math.ceil((last?.millions ?? 0) / across) * pitch + 4
  return (
    <Drawing {...names} id="people-upright" className="people" width={width} height={height}>
      {regions.map(({ name, figure, millions }, index) => (
        <g key={name} transform={`translate(0 ${tops[index]})`}>
          <text className="people-figure" y="-16">
            {figure}
          </text>
          <text x={width} y="-17" textAnchor="end">
            {name}
          </text>
          <Dots id={`people-upright-${index}`} count={millions} across={across} pitch={pitch} />
        </g>
      ))}
    </Drawing>
  )
}

/** One dot by itself, beside the words that say what it stands for. Decorative. */
export function OnePerson() {
  return (
    <svg className="people-key" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" fill="currentColor" />
    </svg>
  )
}

function Dots({
  id,
  count,
  across,
  pitch,
}: {
  id: string
  count: number
  across: number
  pitch: number
}) {
  return (
    <MarkGrid
      id={id}
      count={count}
      across={across}
      pitch={[pitch, pitch]}
      mark={<circle cx={pitch / 2} cy={pitch / 2} r={pitch * 0.29} fill="currentColor" />}
    />
  )
}
