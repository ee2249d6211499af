import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { areaOf } from '../../graphics/geometry/area-of.ts'
import { contourLines } from '../../graphics/geometry/contour-lines.ts'
import './Catchment.css'
import { cut, places, profile } from './section-line.ts'
import { divide, heightAt, iceAt, partOf, sheet } from './terrain.ts'
import '../../graphics/frame/Flow.css'

export type CatchmentWords = DrawingNames & {
  /** One for each place, in the order of their letters. */
  marks: readonly [string, string, string, string, string, string]
  names: { ice: string; lava: string; spring: string; divide: string }
}

const lines = contourLines({ ...sheet, heightAt, levels: 26 })
const ring = `M${divide.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
const ice = areaOf(iceAt, sheet)
const lava = areaOf((x, y) => Math.min(0.985 - partOf([x, y]), -iceAt(x, y)), sheet)
/** Three windows of one width onto the profile, for narrow screens. */
const windows = [0, 1, 2].map((at) => ({ x: 60 + at * 305, width: 330 }))

/** Plan and section of one imagined land, in register: each letter falls where the terrain has it. */
export function Catchment({ id, title, description, marks, names }: CatchmentWords) {
  return (
    <div className="catchment">
      <Drawing
        id={id}
        className="catchment-plan"
        {...sheet}
        title={title}
        description={description}
      >
        <pattern id={`${id}-lava`} width="22" height="18" patternUnits="userSpaceOnUse">
          <path className="catchment-grain" d="M3 4h.01M14 8h.01M8 14h.01M19 15h.01" />
        </pattern>
        <path d={lava} fill={`url(#${id}-lava)`} />
        <path className="catchment-ice" d={ice} />
        <path className="catchment-between" d={lines.between} />
        <path className="catchment-index" d={lines.index} />
        <path className="catchment-divide" d={ring} />
        <path className="catchment-line" d={cut.lineOnPlan} />
        <g className="catchment-drops">
          {places.map(([x, y]) => (
            <path key={x} d={`M${x} ${y}V${sheet.height}`} />
          ))}
        </g>
        <WaterName name={names.ice} at={[318, 232]} />
        <text className="catchment-name catchment-divide-name" x="372" y="66">
          {names.divide}
        </text>
        <Marks marks={marks} at={(index) => places[index]?.[1] ?? 0} />
      </Drawing>
      <svg className="catchment-source" width="0" height="0" aria-hidden="true">
        <defs>
          <g id={`${id}-profile`}>
            <pattern id={`${id}-rock`} width="44" height="34" patternUnits="userSpaceOnUse">
              <path
                className="catchment-pores"
                d="M6 9a4 3 0 1 0 8 0a4 3 0 1 0-8 0M27 20a3 2 0 1 0 6 0a3 2 0 1 0-6 0M36 6h.01M18 27h.01"
              />
            </pattern>
            <path className="catchment-rock" d={cut.ground} />
            <path d={cut.ground} fill={`url(#${id}-rock)`} />
            <path className="catchment-body-of-ice" d={cut.ice} />
            {cut.threads.map((d) => (
              <path key={d} className="catchment-thread" d={d} data-flow />
            ))}
            <path className="catchment-surface" d={cut.surface} />
            <path className="catchment-stream" d={cut.stream} data-flow />
            <g className="catchment-drops">
              {places.map(([x]) => (
                <path key={x} d={`M${x} 0V${cut.levelAt(x).toFixed(1)}`} />
              ))}
            </g>
            <Marks marks={marks} at={(index) => cut.levelAt(places[index]?.[0] ?? 0)} />
          </g>
        </defs>
      </svg>
      <svg
        className="drawing catchment-profile"
        data-view="profile"
        viewBox={`0 0 ${sheet.width} ${profile.height}`}
        aria-hidden="true"
      >
        <use href={`#${id}-profile`} />
        <WaterName name={names.lava} at={[230, 272]} />
        <WaterName name={names.spring} at={[806, 204]} />
      </svg>
      <div className="catchment-windows" aria-hidden="true">
        {windows.map(({ x, width }) => (
          <svg
            key={x}
            className="drawing"
            viewBox={`${x} 0 ${width} ${profile.height}`}
            aria-hidden="true"
          >
            <use href={`#${id}-profile`} />
          </svg>
        ))}
      </div>
    </div>
  )
}

type WaterNameProps = { name: string; at: readonly [x: number, y: number] }

function WaterName({ name, at: [x, y] }: WaterNameProps) {
  return (
    <text className="drawing-water-name catchment-name" x={x} y={y}>
      {name}
    </text>
  )
}

type MarksProps = { marks: CatchmentWords['marks']; at: (index: number) => number }

function Marks({ marks, at }: MarksProps) {
  return (
    <g className="catchment-marks">
      {marks.map((mark, index) => {
        const [x = 0] = places[index] ?? []
        const y = at(index)
        return (
          <g key={mark}>
            <circle cx={x} cy={y.toFixed(1)} r="5" />
            <text className="catchment-letter" x={x + 9} y={(y - 11).toFixed(1)}>
              {mark}
            </text>
          </g>
        )
      })}
    </g>
  )
}
