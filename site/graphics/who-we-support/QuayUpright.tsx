import { Drawing } from '../Drawing.tsx'
import { MarkGrid } from '../MarkGrid.tsx'
import { BoxEnd } from './BoxEnd.tsx'
import { numbered, type QuayWords } from './quay-words.ts'
import { Said } from './Said.tsx'
import { Water } from './Water.tsx'
import './quay.css'

const width = 380
const pitch = [27, 42] as const
const box = { width: 22, height: 24 }
const left = 26
const top = 0
const right = left + 10 * pitch[0]
const foot = top + 10 * pitch[1]
const key = foot + 92

/** The foot of a row of ten, counted from 1. */
const deck = (row: number) => top + row * pitch[1]

/** The quay for a phone: ten rows of ten, the brackets as lines in its margins, told beneath. */
export function QuayUpright({ words }: { words: QuayWords }) {
  const rows = Array.from({ length: 10 }, (_, index) => index + 1)
  return (
    <Drawing
      id="quay-upright"
      className="quay quay-upright"
      width={width}
      height={key + 126}
      title={words.title}
      description={words.description}
    >
      {(['regular', 'emergency'] as const).map((kind, half) => (
        <g key={kind} transform={`translate(${left + 2} ${deck(half * 5 + 1) - box.height - 2})`}>
          <MarkGrid
            id={`quay-upright-${kind}`}
            count={50}
            across={10}
            pitch={pitch}
            mark={<BoxEnd {...box} kind={kind} rods />}
          />
        </g>
      ))}
      <path
        className="quay-deck"
        d={rows.map((row) => `M${left} ${deck(row)}H${right + 2}`).join('')}
      />
      {numbered.slice(1).map((number) => (
        <text key={number} x={right + 10} y={deck(number / 10) - 5}>
          {number}
        </text>
      ))}
      <Water width={width} top={foot} height={44} />

      <path className="quay-month" d={`M${right + 58} ${deck(1) - 26}h8V${deck(5)}h-8`} />
      <path className="quay-emergency" d={`M${left - 10} ${deck(1) - 12}h-8V${deck(5)}`} />
      <path className="quay-emergency quay-most" d={`M${left - 18} ${deck(5) + 6}V${foot}h8`} />

      <path className="quay-month" d={`M0 ${key - 7}h26`} />
      <Said x={38} y={key} words={words.month} />
      <path className="quay-emergency" d={`M0 ${key + 33}h26`} />
      <Said x={38} y={key + 40} words={words.emergency} lava />
      <path className="quay-emergency quay-most" d={`M0 ${key + 73}h26`} />
      <Said x={38} y={key + 80} words={words.most} lava />
      <text className="quay-figure" x={38} y={key + 120}>
        {words.sum}
      </text>
    </Drawing>
  )
}
