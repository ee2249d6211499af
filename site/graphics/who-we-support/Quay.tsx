import { Drawing } from '../Drawing.tsx'
import { MarkGrid } from '../MarkGrid.tsx'
import { BoxEnd } from './BoxEnd.tsx'
import { Crane } from './Crane.tsx'
import { numbered, type QuayWords } from './quay-words.ts'
import { Said } from './Said.tsx'
import { Water } from './Water.tsx'
import './quay.css'

const width = 1288
const pitch = 12.8
const left = 3
const box = { width: 10.8, height: 18 }
const deck = 262
const wall = 44
const foot = deck + wall + 156

/** Middle of the container with this number. */
const x = (number: number) => left + (number - 0.5) * pitch
const first = x(1) - box.width / 2
const last = (number: number) => x(number) + box.width / 2

/** Between the painted numbers, never over one. */
const fenders = Array.from({ length: 19 }, (_, index) => (index + 1) * 5 + 0.5).filter(
  (at) => !numbered.some((number) => Math.abs(number - at) < 2),
)

/** A hundred containers in one row on a quay: the regular month above, the emergency below. */
export function Quay({ words }: { words: QuayWords }) {
  return (
    <Drawing
      id="quay"
      className="quay"
      width={width}
      height={480}
      title={words.title}
      description={words.description}
    >
      <g transform={`translate(${x(76)} ${deck})`}>
        <Crane />
      </g>
      {(['regular', 'emergency'] as const).map((kind, half) => (
        <g key={kind} transform={`translate(${left + half * 50 * pitch} ${deck - box.height - 2})`}>
          <MarkGrid
            id={`quay-${kind}`}
            count={50}
            across={50}
            pitch={[pitch, box.height + 2]}
            mark={<BoxEnd {...box} kind={kind} />}
          />
        </g>
      ))}
      <path className="quay-wall" d={`M0 ${deck}H${width}V${deck + wall}H0z`} />
      <path className="quay-deck" d={`M0 ${deck}H${width}`} />
      <path
        className="quay-fender"
        d={fenders.map((number) => `M${x(number)} ${deck + 6}v${wall - 6}`).join('')}
      />
      {numbered.map((number) => (
        <g key={number}>
          <path d={`M${x(number)} ${deck}v8`} />
          <text
            x={number === 1 ? 4 : number === 100 ? width - 4 : x(number)}
            y={deck + 32}
            textAnchor={number === 1 ? 'start' : number === 100 ? 'end' : 'middle'}
          >
            {number}
          </text>
        </g>
      ))}
      <Water width={width} top={deck + wall} height={76} />

      <path className="quay-month" d={`M${first} ${deck - 30}v-12H${last(50)}v12`} />
      <Said x={first} y={deck - 64} words={words.month} />

      <path
        className="quay-emergency"
        d={`M${x(10) - box.width / 2} ${deck + wall + 94}v12H${last(50)}v-12`}
      />
      <path
        className="quay-emergency quay-most"
        d={`M${last(50) + 6} ${deck + wall + 106}H${last(100)}`}
      />
      <path className="quay-emergency" d={`M${last(100)} ${deck + wall + 94}v12`} />
      <Said x={x(10) - box.width / 2} y={foot} words={words.emergency} lava />
      <Said x={last(50) + 8} y={foot} words={words.most} lava />
      <text className="quay-figure" x={last(100)} y={foot} textAnchor="end">
        {words.sum}
      </text>
    </Drawing>
  )
}
