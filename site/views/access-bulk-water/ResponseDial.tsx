import { hand, onDial } from './dial.ts'
import './instruments.css'

export type DialWords = {
  /** One turn of the dial. */
  hours: number
  /** From the message to our answer. */
  first: { until: number; text: string }
  /** From then until loading has begun, to the end of the turn. */
  second: { from: number; text: string }
}

type ResponseDialProps = { x: number; y: number; radius: number; words: DialWords }

/** A dial of the first days of an emergency: a solid arc until the answer, a dotted one until loading has begun. */
export function ResponseDial({ x, y, radius, words }: ResponseDialProps) {
  const { hours, first, second } = words
  const at = (hour: number, from: number) => onDial(hour, hours, from)
  const ticks = Array.from({ length: hours }, (_, hour) => {
    const from = radius - (hour % 12 === 0 ? 14 : hour % 6 === 0 ? 9 : 5)
    return `M${at(hour, from)}L${at(hour, radius)}`
  })
  const arc = (from: number, to: number) => {
    const r = radius + 7
    return `M${at(from, r)}A${r} ${r} 0 ${(to - from) / hours > 0.5 ? 1 : 0} 1 ${at(to, r)}`
  }
  return (
    <g className="instrument" transform={`translate(${x} ${y})`}>
      <circle className="instrument-face" r={radius} />
      <path d={ticks.join('')} />
      <path
        className="instrument-first-arc"
        data-hours={`0–${first.until}`}
        d={arc(0, first.until)}
      />
      <path
        className="instrument-second-arc"
        data-hours={`${second.from}–${hours}`}
        d={arc(second.from, hours)}
      />
      {[hours / 4, (3 * hours) / 4].map((hour) => (
        <text
          key={hour}
          x={hour < hours / 2 ? radius - 20 : 20 - radius}
          y="6"
          textAnchor={hour < hours / 2 ? 'end' : 'start'}
        >
          {hour}
        </text>
      ))}
      <path className="instrument-second-hand" d={hand(hours, hours, radius - 16)} />
      <path className="instrument-first-hand" d={hand(first.until, hours, radius - 16)} />
      <circle className="instrument-hub" r="5" />
      <text className="instrument-first" y={radius + 38} textAnchor="middle">
        {first.text}
      </text>
      <text className="instrument-quiet" y={-radius - 22} textAnchor="middle">
        {second.text}
      </text>
    </g>
  )
}
