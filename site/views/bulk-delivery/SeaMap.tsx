import type { ReactNode } from 'react'
import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'
import { coastAround, coasts, graticule } from '../../graphics/world/land.ts'
import { chart, sheet } from '../../graphics/world/projection.ts'
import './SeaMap.css'
import { iceland, seaLines } from './sea-lines.ts'
import '../../graphics/frame/Flow.css'

type Region = { mark: string; name: string }

type SeaMapProps = DrawingWords & {
  /** What the point at which all lines begin is called. */
  origin: string
  /** In the order of the lines. */
  regions: readonly [Region, Region, Region, Region]
}

/** How far each waterline stands from the coast, outermost first, as engravers drew them. */
const waterlines = [17, 12, 7.5, 3.8]

/**
 * The world as an engraved sheet with a line from Iceland to each region. Phones show four
 * windows onto the same drawing, one for each line.
 */
export function SeaMap({ origin, regions, ...names }: SeaMapProps) {
  const { start, lines } = seaLines()
  return (
    <div className="sea-map">
      <svg className="sea-map-source" width="0" height="0" aria-hidden="true">
        <defs>
          <path id="sea-map-coasts" d={coasts(chart)} />
          <g id="sea-map-world">
            <path className="sea-map-graticule" d={graticule(chart())} />
            {waterlines.map((distance, index) => (
              <g key={distance}>
                <use
                  href="#sea-map-coasts"
                  className="sea-map-waterline"
                  data-line={index + 1}
                  strokeWidth={2 * distance}
                />
                <use
                  href="#sea-map-coasts"
                  className="sea-map-water"
                  strokeWidth={2 * distance - 1.4}
                />
              </g>
            ))}
            <use href="#sea-map-coasts" className="sea-map-land" />
            <path className="sea-map-iceland" d={coastAround(iceland, chart())} />
          </g>
          {lines.map((line, index) => (
            <g key={line.path} id={`sea-map-line-${index + 1}`} className="sea-map-line">
              <path d={line.path} data-flow />
              <path d={line.arrow} />
            </g>
          ))}
        </defs>
      </svg>
      <Drawing {...names} id="sea-map" className="sea-map-whole" {...sheet}>
        <Frame>
          <use href="#sea-map-world" />
          {lines.map((line, index) => (
            <use key={line.path} href={`#sea-map-line-${index + 1}`} />
          ))}
        </Frame>
        <text className="sea-map-origin" x={start[0] + 34} y={start[1] - 14}>
          {origin}
        </text>
        {regions.map(({ mark, name }, index) => (
          <text
            key={mark}
            className="sea-map-name"
            x={lines[index]?.name[0]}
            y={lines[index]?.name[1]}
          >
            <tspan className="sea-map-letter">{mark}</tspan>
            <tspan className="sea-map-region" dx="10">
              {name}
            </tspan>
          </text>
        ))}
      </Drawing>
      <ul className="sea-map-windows">
        {regions.map((region, index) => (
          <li key={region.mark}>
            <svg viewBox={lines[index]?.window} aria-hidden="true">
              <use href="#sea-map-world" />
              <use href={`#sea-map-line-${index + 1}`} />
            </svg>
            <p>
              <b>{region.mark}</b> {region.name}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { width, height } = sheet
  return (
    <>
      <clipPath id="sea-map-frame">
        <path d={`M0 0H${width}V${height}H0z`} />
      </clipPath>
      <g clipPath="url(#sea-map-frame)">{children}</g>
      <path className="sea-map-neat" d={`M0 0H${width}V${height}H0z`} />
    </>
  )
}
