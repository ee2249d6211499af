import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import './GaugeBoard.css'

type GaugeBoardProps = DrawingNames

/** Height of one mark of the board, and the width of the board: on the sheet and on a phone. */
const boards = [
  { name: 'wide', unit: 10, width: 34 },
  { name: 'narrow', unit: 6, width: 14 },
] as const

/** The painted board on which hydrologists read a level, as tall as what it stands beside. */
export function GaugeBoard({ id, title, description }: GaugeBoardProps) {
  return (
    <svg
      className="gauge-board"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
      width="100%"
      height="100%"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {boards.map(({ name, unit, width }) => (
        <g key={name} data-board={name}>
          <pattern
            id={`${id}-${name}`}
            width={width}
            height={unit * 10}
            patternUnits="userSpaceOnUse"
          >
            <path d={marks(unit, width)} />
          </pattern>
          <rect width={width} height="100%" fill={`url(#${id}-${name})`} />
        </g>
      ))}
    </svg>
  )
}

/** Ten marks: five hang on a spine at the left, five on one at the right, so that none is mistaken. */
function marks(unit: number, width: number): string {
  const half = width / 2
  const spine = Math.round(width * 0.17)
  const bars = [0, 2, 4].map((at) => `M0 ${at * unit}h${half}v${unit}H0z`)
  const mirrored = [5, 7, 9].map((at) => `M${half} ${at * unit}h${half}v${unit}h${-half}z`)
  return [
    ...bars,
    `M0 0h${spine}v${5 * unit}H0z`,
    ...mirrored,
    `M${width - spine} ${5 * unit}h${spine}v${5 * unit}h${-spine}z`,
  ].join('')
}
