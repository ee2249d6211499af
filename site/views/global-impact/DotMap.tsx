import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'
import { MarkGrid } from '../../graphics/marks/MarkGrid.tsx'
import type { Point } from '../../graphics/world/land-mask.ts'
import { sheet } from '../../graphics/world/projection.ts'
import { communityDots, type WorldRegion } from './community-dots.ts'
import './DotMap.css'

type Place = {
  id: WorldRegion
  title: string
  /** At least so many communities. */
  communities: number
  /** The same as it is printed, with its sign. */
  count: string
}

type DotMapProps = DrawingWords & {
  regions: readonly (Place & { mark: string })[]
}

/** Dots in one row of a phone's strips, and their distance. */
const across = 25
const pitch = 12

/** The largest dot, and how much of the distance between two it may take. */
const largest = 9
const filled = 0.72

const lineHeight = 30

/** A name of two parts takes two lines, the space at the end of the first: between the seas there is room for no more. */
const inLines = (name: string) => name.split(/(?<=& )/)

/** The middle of some dots, across (0) or down (1). */
const mean = (dots: readonly Point[], axis: 0 | 1) =>
  Math.round(dots.reduce((sum, dot) => sum + dot[axis], 0) / dots.length)

/** Regions with the letters that map and list share, in the order in which both name them. */
export function lettered<Region extends Place>(regions: readonly Region[]) {
  return regions.map((region, at) => ({
    ...region,
    mark: String.fromCharCode('A'.charCodeAt(0) + at),
  }))
}

/**
 * A world without borders, drawn by dots alone: one dot, one community. Phones show the same dots
 * as blocks of one density.
 */
export function DotMap({ regions, ...names }: DotMapProps) {
  const drawn = communityDots(regions)
  const dot = Math.min(largest, ...drawn.map((region) => region.pitch * filled))
  return (
    <div className="dot-map">
      <Drawing {...names} id="dot-map" className="dot-map-whole" {...sheet}>
        {drawn.map(({ dots, name: [x, y] }, index) => (
          <g key={regions[index]?.mark}>
            <path
              className="dot-map-dots"
              strokeWidth={dot}
              d={dots.map((place) => `M${place.map(Math.round).join(' ')}h0`).join('')}
            />
            <text className="dot-map-name" x={x} y={y}>
              <tspan className="dot-map-letter">{regions[index]?.mark}</tspan>
              {inLines(regions[index]?.title ?? '').map((words, line) => (
                <tspan
                  key={words}
                  className="dot-map-word"
                  {...(line === 0 ? { dx: 10 } : { x, dy: lineHeight })}
                >
                  {words}
                </tspan>
              ))}
            </text>
            <text className="dot-map-middle" x={mean(dots, 0)} y={mean(dots, 1) + 15}>
              {regions[index]?.mark}
            </text>
            <text
              className="dot-map-count"
              x={x}
              y={y + 46 + lineHeight * (inLines(regions[index]?.title ?? '').length - 1)}
            >
              {regions[index]?.count}
            </text>
          </g>
        ))}
      </Drawing>
      <ul className="dot-map-strips">
        {regions.map(({ mark, title, communities, count }) => {
          const rows = Math.ceil(communities / across)
          return (
            <li key={mark}>
              <p>
                <b>{mark}</b> {title} <span>{count}</span>
              </p>
              <svg viewBox={`0 0 ${across * pitch} ${rows * pitch}`} aria-hidden="true">
                <MarkGrid
                  id={`dot-map-strip-${mark}`}
                  className="dot-map-block"
                  count={communities}
                  across={across}
                  pitch={[pitch, pitch]}
                  mark={<circle cx={pitch / 2} cy={pitch / 2} r="3.4" />}
                />
              </svg>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
