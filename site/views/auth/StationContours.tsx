import { contourLines } from '../../graphics/geometry/contour-lines.ts'
import { seededRandom } from '../../graphics/geometry/seeded-random.ts'
import './StationContours.css'

/** The sheet, and the summit on it where the lines close: the card's mark stands there. */
const width = 1300
const height = 1000
const summit = { x: 760, y: 300 }

const random = seededRandom(29)
const swells = Array.from({ length: 7 }, () => ({
  x: (random() - 0.5) / 42,
  y: (random() - 0.5) / 42,
  phase: random() * 2 * Math.PI,
}))

/** One hill whose slopes are uneven far from the summit and round near it. */
function heightAt(x: number, y: number): number {
  const distance = Math.hypot(x - summit.x, (y - summit.y) * 1.12)
  const unevenness = swells.reduce(
    (sum, swell) => sum + Math.sin(x * swell.x + y * swell.y + swell.phase),
    0,
  )
  return 900 - distance + unevenness * Math.min(30, distance / 9)
}

/** Level lines that close on one point and fade out away from it. Decorative. */
export function StationContours() {
  const land = contourLines({ width, height, levels: 23, heightAt })
  return (
    <svg className="station-contours" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={land.between} />
      <path className="station-contours-index" d={land.index} />
    </svg>
  )
}
