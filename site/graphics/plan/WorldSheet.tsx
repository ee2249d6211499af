import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingWords } from '../frame/drawing-names.ts'
import './WorldSheet.css'

type Point = readonly [x: number, y: number]
type PlacedPort = { code: string; name: string; x: number; y: number }

type WorldSheetProps = DrawingWords & {
  world: { width: number; height: number; coasts: string; graticule: string; iceland: Point }
  /** px across: letters and lines keep their size at every width. */
  width: number
  /** What the place where all ways begin is called. */
  origin: string
  ports: readonly PlacedPort[]
  chosen: PlacedPort | undefined
  /** The way to the chosen port, as a path; empty without one. */
  way: string
}

const letters = 15

/** The world with a dot for every port, and a line over the sea to one of them. */
export function WorldSheet({
  world,
  width,
  origin,
  ports,
  chosen,
  way,
  ...names
}: WorldSheetProps) {
  const pixel = world.width / width
  const [x, y] = world.iceland
  const left = chosen !== undefined && chosen.x > world.width * 0.7
  // On a small sheet Iceland lies close below the frame, which its name would cross.
  const above = Math.max(y - 8 * pixel, (letters + 2) * pixel)
  const dots = (width < 600 ? 1.3 : 2.4) * pixel
  return (
    <Drawing
      {...names}
      id="world-sheet"
      className="world-sheet"
      width={world.width}
      height={world.height}
    >
      <clipPath id="world-sheet-frame">
        <path d={`M0 0H${world.width}V${world.height}H0z`} />
      </clipPath>
      <g clipPath="url(#world-sheet-frame)">
        <path className="world-sheet-graticule" d={world.graticule} />
        <path className="world-sheet-land" d={world.coasts} />
        <path
          className="world-sheet-ports"
          strokeWidth={dots}
          d={ports.map((port) => `M${port.x} ${port.y}h0`).join('')}
        />
        {way && <path className="world-sheet-way" d={way} />}
      </g>
      <circle className="world-sheet-origin" cx={x} cy={y} r={4 * pixel} />
      <g fontSize={letters * pixel}>
        <text x={x - 8 * pixel} y={above} strokeWidth={4 * pixel} textAnchor="end">
          {origin}
        </text>
      </g>
      {chosen && (
        <>
          <circle className="world-sheet-chosen" cx={chosen.x} cy={chosen.y} r={6 * pixel} />
          <g fontSize={(letters + 2) * pixel}>
            <text
              x={chosen.x + (left ? -11 : 11) * pixel}
              y={chosen.y + 5 * pixel}
              strokeWidth={5 * pixel}
              textAnchor={left ? 'end' : 'start'}
            >
              {chosen.name}
            </text>
          </g>
        </>
      )}
      <path className="world-sheet-neat" d={`M0 0H${world.width}V${world.height}H0z`} />
    </Drawing>
  )
}
