import { Drawing } from '../frame/Drawing.tsx'
import { rounded } from '../geometry/rounded.ts'
import './PhScale.css'
import { magnified, type PhWords, spanOf } from './ph-words.ts'

const left = 24
const unit = (1288 - 2 * left) / 14
const x = (ph: number) => left + ph * unit
const [from, to] = magnified
const strip = (1288 - 2 * left) / (to - from)
const sx = (ph: number) => left + (ph - from) * strip

const axis = 150
const top = 292
const foot = 388

const steps = Array.from({ length: 15 }, (_, ph) => ph)
const tenths = Array.from({ length: 21 }, (_, at) => rounded(from + at / 10, 1))

/** The whole pH scale as one line, both ranges on it, and the part from 7 to 9 drawn larger. */
export function PhScale({ words }: { words: PhWords }) {
  const { ranges } = words
  const [lowest, highest] = spanOf(ranges)
  return (
    <Drawing {...words} id="ph-scale" className="ph-scale" width={1288} height={500}>
      <path
        className="ph-fan"
        d={`M${x(from)} ${axis + 46}L${sx(from)} ${top}H${sx(to)}L${x(to)} ${axis + 46}z`}
      />
      <path className="ph-axis" d={`M${x(0)} ${axis}H${x(14)}`} />
      <path
        d={steps.map((ph) => `M${x(ph)} ${ph === 7 ? axis - 96 : axis - 9}V${axis + 9}`).join('')}
      />
      {steps.map((ph) => (
        <text key={ph} x={x(ph)} y={axis + 36} textAnchor="middle">
          {ph}
        </text>
      ))}
      {ranges.map(({ name, range }) => (
        <rect key={name} data-range={name} {...bar(x, range)} y={axis - 62} height="62" />
      ))}
      <text className="ph-side" x={x(0)} y={axis - 24}>
        {words.acid}
      </text>
      <text x={x(7) - 10} y={axis - 80} textAnchor="end">
        {words.neutral}
      </text>
      <text className="ph-side" x={x(14)} y={axis - 24} textAnchor="end">
        {words.alkaline}
      </text>

      {ranges.map(({ name, range }) => (
        <rect key={name} data-range={name} {...bar(sx, range)} y={top} height={foot - top} />
      ))}
      <path className="ph-axis" d={`M${sx(from)} ${foot}H${sx(to)}`} />
      <path
        d={tenths.map((ph) => `M${sx(ph)} ${foot}v${Number.isInteger(ph * 5) ? 12 : 7}`).join('')}
      />
      {tenths
        .filter((ph) => Number.isInteger(ph * 5))
        .map((ph) => (
          <text
            key={ph}
            x={sx(ph)}
            y={foot + 36}
            textAnchor={ph === from ? 'start' : ph === to ? 'end' : 'middle'}
          >
            {ph.toFixed(1)}
          </text>
        ))}
      {ranges.map(({ name, text, range, average }) => (
        <g key={name}>
          <text
            className="ph-figure ph-on-bar"
            x={middle(sx, range)}
            y={top + (average.length > 0 ? 36 : 58)}
            textAnchor="middle"
          >
            {text}
          </text>
          {average.map((mean) => (
            <g key={mean.text}>
              <text className="ph-on-bar" x={sx(mean.at)} y={top + 64} textAnchor="middle">
                {mean.text}
              </text>
              <circle className="ph-dot" cx={sx(mean.at)} cy={foot - 16} r="7" />
            </g>
          ))}
        </g>
      ))}
      <text className="ph-quiet" x={sx(from) + 18} y={top + 36}>
        {words.magnified}
      </text>
      {words.step.length > 0 && (
        <>
          <path className="ph-bracket" d={`M${sx(lowest)} ${foot + 54}v12H${sx(highest)}v-12`} />
          <text
            className="ph-figure"
            x={(sx(lowest) + sx(highest)) / 2}
            y={foot + 102}
            textAnchor="middle"
          >
            {words.step.join(' ')}
          </text>
        </>
      )}
    </Drawing>
  )
}

function bar(place: (ph: number) => number, [low, high]: readonly [number, number]) {
  return { x: place(low), width: place(high) - place(low) }
}

function middle(place: (ph: number) => number, [low, high]: readonly [number, number]) {
  return (place(low) + place(high)) / 2
}
