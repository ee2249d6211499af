import { Drawing } from '../../graphics/frame/Drawing.tsx'
import { MarkGrid } from '../../graphics/marks/MarkGrid.tsx'
import { BoxEnd } from './BoxEnd.tsx'
import { Crane } from './Crane.tsx'
import { numbered, type QuayWords, quayShares } from './quay-words.ts'
import { Said } from './Said.tsx'
import { Water } from './Water.tsx'
import './quay.css'
import '../../graphics/frame/InkLines.css'

const width = 1288
/** From the first container's cell to the last one's. */
const run = 1280
const left = 3
/** What a cell leaves free beside its container. */
const gap = 2
const height = 18
const deck = 262
const wall = 44
const foot = deck + wall + 156

/** Where the containers of so many stand, by their number from 1. */
function placing(containers: number) {
  const pitch = run / containers
  const middle = (number: number) => left + (number - 0.5) * pitch
  const half = (pitch - gap) / 2
  return {
    pitch,
    box: { width: pitch - gap, height },
    middle,
    start: (number: number) => middle(number) - half,
    end: (number: number) => middle(number) + half,
  }
}

/** All containers in one row on a quay: the regular month above, the emergency below. */
export function Quay({ words }: { words: QuayWords }) {
  const { containers, month, emergency } = words
  const { pitch, box, middle, start, end } = placing(containers)
  const shares = quayShares(words)
  const numbers = numbered(words)
  // Between the painted numbers, never over one.
  const fenders = Array.from(
    { length: 19 },
    (_, index) => ((index + 1) * containers) / 20 + 0.5,
  ).filter((at) => !numbers.some((number) => Math.abs(number - at) * pitch < 26))
  return (
    <Drawing
      {...words}
      id="quay"
      className="quay ink-lines drawing-close-labels"
      width={width}
      height={480}
    >
      <g transform={`translate(${left + 0.755 * run} ${deck})`}>
        <Crane />
      </g>
      {(['regular', 'emergency'] as const).map((kind) => (
        <g
          key={kind}
          data-containers={shares[kind]}
          transform={`translate(${left + (kind === 'regular' ? 0 : shares.regular * pitch)} ${deck - height - 2})`}
        >
          <MarkGrid
            id={`quay-${kind}`}
            count={shares[kind]}
            across={shares[kind]}
            pitch={[pitch, height + 2]}
            mark={<BoxEnd {...box} kind={kind} />}
          />
        </g>
      ))}
      <path className="quay-wall" d={`M0 ${deck}H${width}V${deck + wall}H0z`} />
      <path className="quay-deck" d={`M0 ${deck}H${width}`} />
      <path
        className="quay-fender"
        d={fenders.map((number) => `M${middle(number)} ${deck + 6}v${wall - 6}`).join('')}
      />
      {numbers.map((number) => (
        <g key={number}>
          <path d={`M${middle(number)} ${deck}v8`} />
          <text
            x={number === 1 ? 4 : number === containers ? width - 4 : middle(number)}
            y={deck + 32}
            textAnchor={number === 1 ? 'start' : number === containers ? 'end' : 'middle'}
          >
            {number}
          </text>
        </g>
      ))}
      <Water width={width} top={deck + wall} height={76} />

      <path
        className="quay-month"
        d={`M${start(month.ends[0])} ${deck - 30}v-12H${end(month.ends[1])}v12`}
      />
      <Said x={start(month.ends[0])} y={deck - 64} words={month.words} />

      <path
        className="quay-emergency"
        d={`M${start(emergency.ends[0])} ${deck + wall + 94}v12H${end(emergency.ends[1])}v-12`}
      />
      <path
        className="quay-emergency quay-most"
        d={`M${end(emergency.ends[1]) + 6} ${deck + wall + 106}H${end(containers)}`}
      />
      <path className="quay-emergency" d={`M${end(containers)} ${deck + wall + 94}v12`} />
      <Said x={start(emergency.ends[0])} y={foot} words={emergency.words} lava />
      <Said x={end(emergency.ends[1]) + 8} y={foot} words={words.most} lava />
    </Drawing>
  )
}
