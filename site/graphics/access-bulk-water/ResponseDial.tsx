import './instruments.css'

export type DialWords = {
  /** What each hand says, the stated time first. */
  first: string
  second: string
}

type ResponseDialProps = { x: number; y: number; radius: number; words: DialWords }

const hours = 48

/** A dial of two days with two hands: the response as stated here, and as stated elsewhere. */
export function ResponseDial({ x, y, radius, words }: ResponseDialProps) {
  const ticks = Array.from({ length: hours }, (_, hour) => {
    const from = radius - (hour % 12 === 0 ? 14 : hour % 6 === 0 ? 9 : 5)
    return `M${at(hour, from)}L${at(hour, radius)}`
  })
  return (
    <g className="instrument" transform={`translate(${x} ${y})`}>
      <circle className="instrument-face" r={radius} />
      <path d={ticks.join('')} />
      <path
        className="instrument-first-arc"
        d={`M${at(0, radius + 7)}A${radius + 7} ${radius + 7} 0 0 1 ${at(24, radius + 7)}`}
      />
      <path
        className="instrument-second-arc"
        d={`M${at(24, radius + 7)}A${radius + 7} ${radius + 7} 0 0 1 ${at(48, radius + 7)}`}
      />
      {[12, 36].map((hour) => (
        <text
          key={hour}
          x={hour === 12 ? radius - 20 : 20 - radius}
          y="6"
          textAnchor={hour === 12 ? 'end' : 'start'}
        >
          {hour}
        </text>
      ))}
      <path className="instrument-second-hand" d={`M0 0V${16 - radius}`} />
      <path className="instrument-first-hand" d={`M0 0V${radius - 16}`} />
      <circle className="instrument-hub" r="5" />
      <text className="instrument-first" y={radius + 38} textAnchor="middle">
        {words.first}
      </text>
      <text className="instrument-quiet" y={-radius - 22} textAnchor="middle">
        {words.second}
      </text>
    </g>
  )
}

/** Where an hour lies on the dial: noon of the first day at its right, the second day at its left. */
function at(hour: number, radius: number): string {
  const turn = (hour / hours) * 2 * Math.PI
  return `${(Math.sin(turn) * radius).toFixed(2)} ${(-Math.cos(turn) * radius).toFixed(2)}`
}
