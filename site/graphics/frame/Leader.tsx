import './Leader.css'

type Point = readonly [x: number, y: number]

type LeaderProps = {
  /** Where the label stands. */
  from: Point
  /** The bend, if the line has one: a leader leaves its label level or upright. */
  via?: Point
  /** A point on the thing that the label names; the dot sits exactly there. */
  to: Point
}

/** A thin line from a label to the thing it names, ending in a dot on it. */
export function Leader({ from, via, to }: LeaderProps) {
  const points = via ? [from, via, to] : [from, to]
  return (
    <g className="leader">
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <circle cx={to[0]} cy={to[1]} r="2.6" />
    </g>
  )
}
