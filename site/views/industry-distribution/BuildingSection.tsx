import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { earth } from '../../graphics/geometry/earth.ts'
import { BuildingParts } from './BuildingParts.tsx'
import type { Building } from './buildings.ts'

type BuildingSectionProps = DrawingNames & {
  building: Building
}

const metre = 12
/** Earth under the ground line, in units of the drawing. */
const below = 58
/** Of a lying plate and of a standing one, as the sheet's columns give them. */
const widths = { wide: 850, upright: 413 }

/** A building cut open, on a plate of its own. */
export function BuildingSection({ building, ...names }: BuildingSectionProps) {
  const width = widths[building.shape]
  const ground = building.sky * metre
  // On phones no neighbour asks for the air over a low roof.
  const spare = Math.max(0, (building.sky - building.roof - 1) * metre) / width
  return (
    <div className="building-plate" style={{ '--spare': `${(-100 * spare).toFixed(1)}%` }}>
      <Drawing {...names} className="building" width={width} height={ground + below}>
        <path
          className="building-earth"
          d={earth({ from: 4, to: width, topAt: () => ground + 3, lean: 5 })}
        />
        <g transform={`translate(0 ${ground}) scale(${metre})`}>
          <BuildingParts {...building} />
        </g>
        <path className="building-ground" d={`M0 ${ground}H${width}`} />
      </Drawing>
    </div>
  )
}
