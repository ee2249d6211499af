import type { DrawingNames } from '../../../graphics/frame/drawing-names.ts'
import { pathOf, rightmostAt, sheet, threadsOf } from './threads.ts'
import '../../../graphics/frame/Flow.css'
import './WaterThreads.css'
import type { Depth } from './years.ts'

type WaterThreadsProps = DrawingNames & {
  depth: Depth
  /** Where the last two meet, in decades below the top. */
  lastLevel: number
  /** The first generation that runs through dark ground, and where that ground begins. */
  lightFrom: { generation: number; level: number }
  /** Heights of the labels at the right, in decades; each leader ends on the nearest thread. */
  labels: readonly number[]
}

/**
 * The water in a cut: stretched over it, whatever its width, while lines keep their weight. A dot
 * is a line without length, since a circle would be stretched.
 */
export function WaterThreads(props: WaterThreadsProps) {
  const { id, title, description, depth, lastLevel, lightFrom, labels } = props
  const { threads, springs, meetings, outlet } = threadsOf(depth, lastLevel)
  const dots = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => `M${Math.round(x)} ${y.toFixed(1)}h.01`).join('')
  return (
    <svg
      className="water-threads"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {threads.map((thread) => {
        const d = pathOf(thread)
        return (
          <path
            key={d}
            d={d}
            data-flow
            data-light={thread.generation >= lightFrom.generation || undefined}
            strokeWidth={1.6 + thread.generation * 0.75}
          />
        )
      })}
      <path className="water-threads-spring" d={dots(springs)} />
      <path className="water-threads-rim" d={dots(meetings)} />
      <path className="water-threads-meeting" d={dots(meetings)} />
      {labels.map((level) => {
        const y = (level / depth.total) * sheet.height
        const x = Math.round(level >= lastLevel ? outlet[0] : rightmostAt(threads, y))
        return (
          <g key={level} data-light={level >= lightFrom.level || undefined}>
            <path className="water-threads-leader" d={`M${x} ${y.toFixed(1)}H${sheet.width}`} />
            <path className="water-threads-end" d={`M${x} ${y.toFixed(1)}h.01`} />
          </g>
        )
      })}
    </svg>
  )
}
