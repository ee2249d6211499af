import './StaffGauge.css'

type StaffGaugeProps = {
  /** Where the board stands, and the height of its head and foot. */
  x: number
  top: number
  bottom: number
  number: number
}

const width = 16
const block = 12

/** The board on which hydrologists read a river's level, black and white like the neatline. */
export function StaffGauge({ x, top, bottom, number }: StaffGaugeProps) {
  const blocks = Math.floor((bottom - top) / (2 * block))
  return (
    <g className="staff-gauge">
      <rect x={x - width / 2} y={top} width={width} height={bottom - top} />
      <path
        d={Array.from(
          { length: blocks },
          (_, at) => `M${x - width / 2} ${top + at * 2 * block}h${width}v${block}h${-width}z`,
        ).join('')}
      />
      <text className="drawing-number" x={x + 20} y={top + 27}>
        {number}
      </text>
    </g>
  )
}
