import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { coasts, graticule } from '../../graphics/world/land.ts'
import { chart, sheet } from '../../graphics/world/projection.ts'
import './coasts.css'

/** How far each waterline stands from the coast, outermost first. */
const waterlines = [17, 12, 7.5, 3.8]

/** The world's land at night, engraved as on the sea map; it fills its place. */
export function Coasts({ id, title, description }: DrawingNames) {
  return (
    <svg
      className="coasts"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <defs>
        <path id={`${id}-line`} d={coasts(chart)} />
      </defs>
      <path className="coasts-graticule" d={graticule(chart())} />
      {waterlines.map((distance, at) => (
        <g key={distance} data-line={at + 1}>
          <use href={`#${id}-line`} className="coasts-waterline" strokeWidth={2 * distance} />
          <use href={`#${id}-line`} className="coasts-water" strokeWidth={2 * distance - 1.4} />
        </g>
      ))}
      <use href={`#${id}-line`} className="coasts-land" />
    </svg>
  )
}
