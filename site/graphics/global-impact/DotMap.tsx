import { Drawing } from '../Drawing.tsx'
import { MarkGrid } from '../MarkGrid.tsx'
import { sheet } from '../world/projection.ts'
import { communityDots } from './community-dots.ts'
import './DotMap.css'

/** At least so many communities are stated. */
type Region = { mark: string; name: string; communities: number }

type DotMapProps = {
  title: string
  description: string
  /** In the order of the outlines: Africa, Asia-Pacific, the Americas, Europe & Middle East. */
  regions: readonly [Region, Region, Region, Region]
}

/** Dots in one row of a phone's strips, and their distance. */
const across = 25
const pitch = 12

/**
 * A world without borders or names, drawn by dots alone: one dot, one stated community. Phones show
 * the same dots as four blocks of one density.
 */
export function DotMap({ title, description, regions }: DotMapProps) {
  const drawn = communityDots(regions.map(({ communities }) => communities))
  return (
    <div className="dot-map">
      <Drawing
        id="dot-map"
        className="dot-map-whole"
        width={sheet.width}
        height={sheet.height}
        title={title}
        description={description}
      >
        {drawn.map(({ dots, name: [x, y] }, index) => (
          <g key={regions[index]?.mark}>
            <path
              className="dot-map-dots"
              d={dots.map((dot) => `M${dot.map(Math.round).join(' ')}h0`).join('')}
            />
            <text className="dot-map-name" x={x} y={y}>
              <tspan className="dot-map-letter">{regions[index]?.mark}</tspan>
              <tspan className="dot-map-word" dx="10">
                {regions[index]?.name}
              </tspan>
            </text>
            <text className="dot-map-count" x={x} y={y + 46}>
              {regions[index]?.communities}+
            </text>
          </g>
        ))}
      </Drawing>
      <ul className="dot-map-strips">
        {regions.map(({ mark, name, communities }) => {
          const rows = Math.ceil(communities / across)
          return (
            <li key={mark}>
              <p>
                <b>{mark}</b> {name} <span>{communities}+</span>
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
