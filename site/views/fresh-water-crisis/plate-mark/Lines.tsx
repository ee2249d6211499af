import { rounded } from '../../../graphics/geometry/rounded.ts'

/** Round trips to the source and back, their length to scale in minutes. */
export function Walk({ minutes }: { minutes: readonly [number, number] }) {
  const bend = 11
  const longest = 2 * 206 + Math.PI * bend
  const scale = longest / Math.max(...minutes)
  return minutes.map((trip, index) => {
    const top = 20 + index * 48
    const reach = rounded((trip * scale - Math.PI * bend) / 2, 1)
    return (
      <g key={trip}>
        <path
          className={index ? 'mark-line-steps mark-second' : 'mark-line-steps'}
          d={`M12 ${top}h${reach}a${bend} ${bend} 0 0 1 0 ${bend * 2}H12`}
        />
        <path className="mark-ink" d={`M0 ${top + 24}V${top + 6}l9-9 9 9v18z`} />
        <path
          className="mark-full"
          d={`M${rounded(12 + reach, 1)} ${top + 1}c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z`}
        />
      </g>
    )
  })
}

/** A quantity over the years, its zero on the ground of the plate. */
export function Curve({ points }: { points: readonly (readonly [number, number])[] }) {
  const [first = 0, last = 1] = [points[0]?.[0], points.at(-1)?.[0]]
  const most = Math.max(...points.map(([, value]) => value))
  const places = points.map(([year, value]) => ({
    x: rounded(6 + ((year - first) / (last - first)) * 228, 1),
    y: rounded(98 - (value / most) * 86, 1),
  }))
  const line = places.map(({ x, y }) => `${x} ${y}`).join('L')
  return (
    <>
      <path className="mark-rest" d={`M6 98L${line}V98z`} />
      <path className="mark-line-thick" d={`M${line}`} />
      {places.map(({ x, y }) => (
        <circle key={x} className="mark-hot" cx={x} cy={y} r="5" />
      ))}
      <path className="mark-line" d="M0 98.5h240" />
    </>
  )
}
