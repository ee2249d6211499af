import './ScaleBar.css'

type ScaleBarProps = {
  x: number
  y: number
  /** Units of the drawing in one metre. */
  metre: number
  /** Even number of metres; labelled at 0, in the middle and at the end. */
  length: number
  /** How metres are written: `m`. */
  unit: string
}

/** A bar like the edge of a map sheet: one metre filled, one metre open. */
export function ScaleBar({ x, y, metre, length, unit }: ScaleBarProps) {
  const filled = Array.from({ length: length / 2 }, (_, index) => index * 2)
  const labels = [
    { at: 0, text: '0' },
    { at: length / 2, text: String(length / 2) },
    { at: length, text: `${length} ${unit}` },
  ]
  return (
    <g className="scale-bar" transform={`translate(${x} ${y})`}>
      <path className="scale-bar-frame" d={`M0 0H${length * metre}V6H0z`} />
      <path d={filled.map((at) => `M${at * metre} 0h${metre}v6h${-metre}z`).join('')} />
      {labels.map((label) => (
        <text key={label.at} x={label.at * metre} y={26} textAnchor={label.at ? 'middle' : 'start'}>
          {label.text}
        </text>
      ))}
    </g>
  )
}
