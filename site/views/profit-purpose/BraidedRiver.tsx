import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { rounded } from '../../graphics/geometry/rounded.ts'
import { type Channel, channelsOf } from './channels.ts'
import type { RiverSheet } from './river-sheet.ts'
import './braided-river.css'
import '../../graphics/frame/Flow.css'

export type BraidedRiverWords = DrawingNames & {
  /** The largest first; dollars a year. */
  streams: readonly { name: string; amount: string; value: number }[]
  sum: { figure: string; unit: string }
  /** The part of a hundred that branches off. */
  tenth: { share: number; figure: string; words: readonly string[] }
}

type BraidedRiverProps = BraidedRiverWords & { sheet: RiverSheet; direction: 'across' | 'down' }

/** Lines along every bank, as engraved maps have them: how far off, the outermost first. */
const lining = [22, 14.5, 8]

/** Channels, widths to scale, become one river; the part that is given turns off in lava. */
export function BraidedRiver({
  sheet,
  direction,
  streams,
  sum,
  tenth,
  ...names
}: BraidedRiverProps) {
  const { strands, rest, turning } = channelsOf(
    sheet,
    streams.map(({ value }) => value),
    tenth.share,
  )
  const water = [...strands, rest, turning]
  const { id } = names
  return (
    <Drawing
      {...names}
      className={direction === 'across' ? 'braid braid-across' : 'braid braid-down'}
      width={sheet.width}
      height={sheet.height}
    >
      <defs>
        {water.map(({ path }, index) => (
          <path key={path} id={`${id}-${index}`} d={path} pathLength="100" />
        ))}
      </defs>
      {lining.map((off) => (
        <g key={off}>
          <Beds id={id} channels={water} wider={2 * off} kind="braid-line" />
          <Beds id={id} channels={water} wider={2 * off - 1.6} kind="braid-land" />
        </g>
      ))}
      {/* A hair wider, so that no seam of land shows between strands side by side. */}
      <Beds id={id} channels={water} wider={0.8} kind="braid-water" />
      <Beds
        id={id}
        channels={water.slice(strands.length)}
        from={strands.length}
        wider={0}
        kind="braid-water"
      />
      <Beds id={id} channels={strands} wider={null} kind="braid-current" />
      <use
        href={`#${id}-${water.length - 1}`}
        className="braid-tenth"
        strokeWidth={turning.width}
      />
      {streams.map((stream, rank) => (
        <StreamName
          key={sheet.labels[rank]?.at.join(' ')}
          {...stream}
          label={sheet.labels[rank]}
          direction={direction}
        />
      ))}
      <text className="braid-sum" x={sheet.sum[0]} y={sheet.sum[1]}>
        {sum.figure}
      </text>
      <text
        className="braid-sum-label"
        x={sheet.sum[0]}
        y={sheet.sum[1]}
        dy={direction === 'across' ? 36 : 26}
      >
        {sum.unit}
      </text>
      <Tenth {...tenth} {...sheet.tenth} direction={direction} />
    </Drawing>
  )
}

type BedsProps = {
  id: string
  channels: readonly Channel[]
  from?: number
  /** Added to each width. Currents have none; they end one by one where all is one river. */
  wider: number | null
  kind: 'braid-line' | 'braid-land' | 'braid-water' | 'braid-current'
}

function Beds({ id, channels, from = 0, wider, kind }: BedsProps) {
  return (
    <g className={kind}>
      {channels.map(({ path, width }, index) => (
        <use
          key={path}
          href={`#${id}-${from + index}`}
          {...(wider === null
            ? { 'data-flow': '', strokeDasharray: `${84 + ((index * 37) % 15)} 100` }
            : { strokeWidth: rounded(width + wider, 2) })}
        />
      ))}
    </g>
  )
}

type Direction = { direction: 'across' | 'down' }
type Placed = { at: readonly [number, number]; end?: true }

function StreamName({
  name,
  amount,
  label,
  direction,
}: { name: string; amount: string; label: Placed | undefined } & Direction) {
  if (!label) return null
  const [x, y] = label.at
  return (
    <text className="braid-name" x={x} y={y} textAnchor={label.end && 'end'}>
      <tspan className="drawing-water-name">{name}</tspan>
      {direction === 'across' ? (
        <tspan className="braid-amount" dx="12">
          {amount}
        </tspan>
      ) : (
        <tspan className="braid-amount" x={x} dy="24">
          {amount}
        </tspan>
      )}
    </text>
  )
}

function Tenth({
  figure,
  words,
  at: [x, y],
  end,
  direction,
}: BraidedRiverWords['tenth'] & Placed & Direction) {
  const lines = direction === 'across' ? [words.join(' ')] : words
  return (
    <g className="braid-tenth-words" textAnchor={end && 'end'}>
      {lines.map((line, index) => (
        <text key={line} x={x} y={y + index * 22}>
          {line}
        </text>
      ))}
      <text className="braid-tenth-figure" x={x} y={y + (direction === 'across' ? 74 : 90)}>
        {figure}
      </text>
    </g>
  )
}
