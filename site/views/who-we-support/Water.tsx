import { seededRandom } from '../../graphics/geometry/seeded-random.ts'
import '../../graphics/frame/Flow.css'

type WaterProps = { width: number; top: number; height: number }

/** The harbour below the quay: level strokes, sparser with depth, as on a chart. */
export function Water({ width, top, height }: WaterProps) {
  const random = seededRandom(100)
  const rows = Math.floor(height / 11)
  const strokes = Array.from({ length: rows }, (_, row) => {
    const count = Math.round((width / 46) * (1 - row / (rows + 1)))
    return Array.from({ length: count }, (_, index) => {
      const at = ((index + random()) / count) * width
      const length = 10 + random() * 34
      return `M${Math.round(at)} ${top + 9 + row * 11}h${Math.round(Math.min(length, width - at))}`
    }).join('')
  })
  return <path className="quay-water" data-flow d={strokes.join('')} />
}
