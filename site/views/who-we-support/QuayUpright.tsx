import { Drawing } from '../../graphics/frame/Drawing.tsx'
import { MarkGrid } from '../../graphics/marks/MarkGrid.tsx'
import { BoxEnd } from './BoxEnd.tsx'
import { numbered, type QuayWords, quayShares } from './quay-words.ts'
import { Said } from './Said.tsx'
import { Water } from './Water.tsx'
import './quay.css'
import '../../graphics/frame/InkLines.css'

const width = 380
const pitch = [27, 42] as const
const box = { width: 22, height: 24 }
const left = 26
const top = 0
const perRow = 10
const right = left + perRow * pitch[0]

/** The foot of a row of ten, counted from 1. */
const deck = (row: number) => top + row * pitch[1]
/** The row of the container with this number. */
const rowOf = (number: number) => Math.ceil(number / perRow)

/** The quay for a phone: rows of ten, the brackets as lines in its margins, told beneath. */
export function QuayUpright({ words }: { words: QuayWords }) {
  const { containers, month, emergency } = words
  const shares = quayShares(words)
  const rows = Array.from({ length: rowOf(containers) }, (_, index) => index + 1)
  const foot = deck(rows.length)
  const key = foot + 92
  // A row holds ten, so the emergency's part begins with the row after the month's last.
  const before = rowOf(shares.regular)
  return (
    <Drawing
      {...words}
      id="quay-upright"
      className="quay quay-upright ink-lines drawing-close-labels"
      width={width}
      height={key + 92}
    >
      {(['regular', 'emergency'] as const).map((kind) => (
        <g
          key={kind}
          transform={`translate(${left + 2} ${deck(kind === 'regular' ? 1 : before + 1) - box.height - 2})`}
        >
          <MarkGrid
            id={`quay-upright-${kind}`}
            count={shares[kind]}
            across={perRow}
            pitch={pitch}
            mark={<BoxEnd {...box} kind={kind} rods />}
          />
        </g>
      ))}
      <path
        className="quay-deck"
        d={rows.map((row) => `M${left} ${deck(row)}H${right + 2}`).join('')}
      />
      {numbered(words)
        .slice(1)
        .map((number) => (
          <text key={number} x={right + 10} y={deck(rowOf(number)) - 5}>
            {number}
          </text>
        ))}
      <Water width={width} top={foot} height={44} />

      <path
        className="quay-month"
        d={`M${right + 58} ${deck(rowOf(month.ends[0])) - 26}h8V${deck(rowOf(month.ends[1]))}h-8`}
      />
      <path
        className="quay-emergency"
        d={`M${left - 10} ${deck(rowOf(emergency.ends[0])) - 12}h-8V${deck(rowOf(emergency.ends[1]))}`}
      />
      <path
        className="quay-emergency quay-most"
        d={`M${left - 18} ${deck(rowOf(emergency.ends[1])) + 6}V${foot}h8`}
      />

      <path className="quay-month" d={`M0 ${key - 7}h26`} />
      <Said x={38} y={key} words={month.words} />
      <path className="quay-emergency" d={`M0 ${key + 33}h26`} />
      <Said x={38} y={key + 40} words={emergency.words} lava />
      <path className="quay-emergency quay-most" d={`M0 ${key + 73}h26`} />
      <Said x={38} y={key + 80} words={words.most} lava />
    </Drawing>
  )
}
