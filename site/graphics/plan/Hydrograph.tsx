import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingWords } from '../frame/drawing-names.ts'
import './Hydrograph.css'
import { hydrograph, type Stock } from './hydrograph.ts'

type HydrographProps = DrawingWords & {
  stock: Stock
  /** px across; letters keep their size at every width. */
  width: number
  labels: {
    storage: string
    dry: string
    day: string
    /** What the upright scale counts. */
    unit: string
    mark: (litres: number) => string
  }
}

/** The stock on site as a saw-tooth of water, with the line of the storage and the day the water is used up. */
export function Hydrograph({ stock, width, labels, ...names }: HydrographProps) {
  const height = width < 600 ? 270 : 360
  const least = { width, height, left: 52, right: 16, top: 34, foot: 56 }
  // A language that writes its thousands out has wider marks.
  const marks = hydrograph(stock, least).litres.map((mark) => labels.mark(mark).length)
  const room = { ...least, left: Math.max(least.left, 14 + 7 * Math.max(...marks)) }
  const { x, y, ground, dry, lastDay, line, area, days, litres } = hydrograph(stock, room)
  const { storage } = stock
  return (
    <Drawing {...names} id="hydrograph" className="hydrograph" width={width} height={height}>
      <defs>
        <pattern id="hydrograph-hatch" width="7" height="7" patternUnits="userSpaceOnUse">
          <path d="M-1 8L8 -1M-1 1L1 -1M6 8L8 6" />
        </pattern>
        {storage !== undefined && (
          <clipPath id="hydrograph-above">
            <path d={`M0 0H${width}V${y(storage)}H0z`} />
          </clipPath>
        )}
      </defs>
      <path
        className="hydrograph-grid"
        d={litres.map((mark) => `M${x(0)} ${y(mark)}H${width - room.right}`).join('')}
      />
      <path className="hydrograph-water" d={area} />
      {storage !== undefined && (
        <path fill="url(#hydrograph-hatch)" d={area} clipPath="url(#hydrograph-above)" />
      )}
      <path className="hydrograph-line" d={line} />
      {litres.map((mark) => (
        <text key={mark} className="hydrograph-mark" x={x(0) - 8} y={y(mark) + 5} textAnchor="end">
          {labels.mark(mark)}
        </text>
      ))}
      <text className="hydrograph-mark" x={x(0) - 8} y={16} textAnchor="end">
        {labels.unit}
      </text>
      <path
        className="hydrograph-axis"
        d={`M${x(0)} ${ground}H${width - room.right}${days.map((day) => `M${x(day)} ${ground}v7`).join('')}`}
      />
      {days.map((day) => (
        <text key={day} className="hydrograph-mark" x={x(day)} y={ground + 24} textAnchor="middle">
          {day === 0 ? labels.day : day}
        </text>
      ))}
      {storage !== undefined && (
        <>
          <path className="hydrograph-storage" d={`M${x(0)} ${y(storage)}H${width - room.right}`} />
          <text
            className="hydrograph-said"
            x={width - room.right}
            y={y(storage) - 7}
            textAnchor="end"
          >
            {labels.storage}
          </text>
        </>
      )}
      {dry !== undefined && (
        <>
          <path className="hydrograph-dry" d={`M${x(dry)} ${ground - 16}V${ground + 34}`} />
          <text
            className="hydrograph-said hydrograph-dry-said"
            x={x(dry) + (dry > lastDay / 2 ? 4 : -4)}
            y={ground + 50}
            textAnchor={dry > lastDay / 2 ? 'end' : 'start'}
          >
            {labels.dry}
          </text>
        </>
      )}
    </Drawing>
  )
}
