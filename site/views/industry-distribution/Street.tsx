import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { earth } from '../../graphics/geometry/earth.ts'
import { BuildingParts } from './BuildingParts.tsx'
import { type BuildingName, buildings } from './buildings.ts'
import './Street.css'

const metre = 12
/** Metres of air, as the tower needs them, and of earth, as its cellar does. */
const air = 34
const depth = 6
/** Metres from the left end of one building's plot to the next. */
const plots: readonly (readonly [BuildingName, number])[] = [
  ['tower', 25],
  ['hospital', 63],
  ['hotel', 62],
  ['works', 31],
  ['kitchen', 31],
  ['school', 70],
]

/** Where each building stands, in metres from the left. */
const standing = plots.map(([name], place) => ({
  name,
  at: plots.slice(0, place).reduce((sum, [, width]) => sum + width, 0),
}))
const length = plots.reduce((sum, [, width]) => sum + width, 0) * metre
const ground = air * metre

/** The buildings we supply along one street, cut open; it runs off the sheet at the right. */
export function Street(names: DrawingNames) {
  return (
    <div className="street">
      <Drawing {...names} className="street-drawing" width={length} height={(air + depth) * metre}>
        <path
          className="building-earth"
          d={earth({ from: 4, to: length, topAt: () => ground + 3, lean: 5 })}
        />
        {standing.map(({ name, at }) => (
          <g key={name} transform={`translate(${at * metre} ${ground}) scale(${metre})`}>
            <BuildingParts {...buildings[name]} />
          </g>
        ))}
        <path className="building-ground" d={`M0 ${ground}H${length}`} />
      </Drawing>
    </div>
  )
}
