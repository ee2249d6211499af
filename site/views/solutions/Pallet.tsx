import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import '../../graphics/frame/PlateDrawing.css'
import './plates.css'

type Words = DrawingNames & { pack: string }

const size = 38
/** Where a corner of the grid of packs stands on the sheet: an even view from above. */
const corner = (x: number, y: number, z: number) =>
  `${(240 + (x - y) * size * 0.866).toFixed(1)} ${(154 + (x + y) * size * 0.5 - z * size).toFixed(1)}`

const face = (...points: string[]) => `M${points.join('L')}z`

const across = 3
const deep = 4

/** Packs left on the pallet: highest at the back, one taken from the front. */
const stack = (x: number, y: number) => (x === across - 1 && y === deep - 1 ? 2 : 3)

/** Boxed packs on a pallet, one of them set aside; not to scale. */
export function Pallet({ pack, ...words }: Words) {
  const columns = Array.from({ length: across * deep }, (_, at) => ({
    x: at % across,
    y: Math.floor(at / across),
  }))
  return (
    <Drawing {...words} className="plate" width={480} height={360}>
      <path
        className="plate-face"
        d={[
          face(
            corner(0, deep, -0.16),
            corner(across, deep, -0.16),
            corner(across, deep, -0.42),
            corner(0, deep, -0.42),
          ),
          face(
            corner(across, 0, -0.16),
            corner(across, deep, -0.16),
            corner(across, deep, -0.42),
            corner(across, 0, -0.42),
          ),
          face(corner(0, 0, 0), corner(across, 0, 0), corner(across, deep, 0), corner(0, deep, 0)),
          face(
            corner(0, deep, 0),
            corner(across, deep, 0),
            corner(across, deep, -0.16),
            corner(0, deep, -0.16),
          ),
          face(
            corner(across, 0, 0),
            corner(across, deep, 0),
            corner(across, deep, -0.16),
            corner(across, 0, -0.16),
          ),
        ].join('')}
      />
      {columns.map(({ x, y }) => (
        <Boxes key={`${x} ${y}`} x={x} y={y} count={stack(x, y)} />
      ))}
      <Boxes x={4.3} y={2.2} count={1} low={-0.42} />
      <text x="356" y="314">
        {pack}
      </text>
    </Drawing>
  )
}

type BoxesProps = { x: number; y: number; count: number; low?: number }

function Boxes({ x, y, count, low = 0 }: BoxesProps) {
  const top = low + count
  const levels = Array.from({ length: count }, (_, level) => low + level)
  return (
    <>
      <path
        className="plate-top"
        d={face(
          corner(x, y, top),
          corner(x + 1, y, top),
          corner(x + 1, y + 1, top),
          corner(x, y + 1, top),
        )}
      />
      {levels.map((z) => (
        <g key={z}>
          <path
            className="plate-face"
            d={face(
              corner(x, y + 1, z),
              corner(x + 1, y + 1, z),
              corner(x + 1, y + 1, z + 1),
              corner(x, y + 1, z + 1),
            )}
          />
          <path
            className="plate-side"
            d={face(
              corner(x + 1, y, z),
              corner(x + 1, y + 1, z),
              corner(x + 1, y + 1, z + 1),
              corner(x + 1, y, z + 1),
            )}
          />
          <path
            className="plate-accent"
            d={face(
              corner(x + 0.42, y + 1, z + 0.12),
              corner(x + 0.58, y + 1, z + 0.12),
              corner(x + 0.58, y + 1, z + 0.28),
              corner(x + 0.42, y + 1, z + 0.28),
            )}
          />
        </g>
      ))}
    </>
  )
}
