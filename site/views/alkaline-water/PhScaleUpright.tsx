import { Drawing } from '../../graphics/frame/Drawing.tsx'
import { rounded } from '../../graphics/geometry/rounded.ts'
import '../../graphics/alkaline-water/PhScale.css'
import { magnified, type PhWords, spanOf } from '../../graphics/alkaline-water/ph-words.ts'

const height = 800
const top = 16
const span = height - 2 * top
const [from, to] = magnified
const y = (ph: number) => top + ((14 - ph) / 14) * span
const sy = (ph: number) => top + ((to - ph) / (to - from)) * span

const steps = Array.from({ length: 15 }, (_, ph) => ph)
const fifths = Array.from({ length: 11 }, (_, at) => rounded(from + at / 5, 1))

const axis = 44
const strip = { left: 136, right: 196 }

/** The pH scale for a phone: it stands upright, acid at the bottom, the part from 7 to 9 beside it. */
export function PhScaleUpright({ words }: { words: PhWords }) {
  const { ranges } = words
  const [lowest, highest] = spanOf(ranges)
  return (
    <Drawing {...words} id="ph-scale-upright" className="ph-scale" width={360} height={height}>
      <path
        className="ph-fan"
        d={`M${axis + 44} ${y(to)}L${strip.left} ${sy(to)}V${sy(from)}L${axis + 44} ${y(from)}z`}
      />
      <path className="ph-axis" d={`M${axis} ${y(0)}V${y(14)}`} />
      <path d={steps.map((ph) => `M${axis - 7} ${y(ph)}H${axis + (ph === 7 ? 40 : 0)}`).join('')} />
      {steps.map((ph) => (
        <text key={ph} x={axis - 13} y={y(ph) + 6} textAnchor="end">
          {ph}
        </text>
      ))}
      <text className="ph-side" x={axis + 10} y={y(13.8)}>
        {words.alkaline}
      </text>
      <text className="ph-side" x={axis + 10} y={y(0.1)}>
        {words.acid}
      </text>
      <text className="ph-over" x={axis + 10} y={y(6.55)}>
        {words.neutral}
      </text>
      {ranges.map(({ name, range }) => (
        <rect key={name} data-range={name} {...bar(y, range)} x={axis} width="36" />
      ))}

      {ranges.map(({ name, range }) => (
        <rect key={name} data-range={name} {...bar(sy, range)} x={strip.left} width="60" />
      ))}
      <path className="ph-axis" d={`M${strip.right} ${sy(from)}V${sy(to)}`} />
      <path className="ph-tick" d={fifths.map((ph) => `M${strip.right} ${sy(ph)}h8`).join('')} />
      {fifths.map((ph) => (
        <text key={ph} x={strip.right + 13} y={sy(ph) + (ph === from ? 0 : ph === to ? 12 : 6)}>
          {ph.toFixed(1)}
        </text>
      ))}
      {ranges.map(({ name, text, range, average }) => (
        <g key={name}>
          <text
            className="ph-figure"
            x={strip.right + 50}
            y={sy((range[0] + range[1]) / 2) + (average.length > 0 ? -30 : 10)}
          >
            {text}
          </text>
          {average.map((mean) => (
            <g key={mean.text}>
              <circle className="ph-dot" cx={strip.left + 30} cy={sy(mean.at)} r="7" />
              <text x={strip.right + 50} y={sy(mean.at) + 6}>
                {mean.text}
              </text>
            </g>
          ))}
        </g>
      ))}
      {words.step.length > 0 && (
        <path className="ph-bracket" d={`M347 ${sy(highest)}h11V${sy(lowest)}h-11`} />
      )}
      {words.step.map((line, index, lines) => (
        <text
          key={line}
          x="358"
          y={sy(lowest) + 28 + index * 23}
          textAnchor="end"
          fontWeight={index + 1 === lines.length ? 600 : 400}
        >
          {line}
        </text>
      ))}
    </Drawing>
  )
}

function bar(place: (ph: number) => number, [low, high]: readonly [number, number]) {
  return { y: place(high), height: place(low) - place(high) }
}
