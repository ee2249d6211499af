import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'
import type { RegionName, RiverNames } from './region-lands.ts'
import { height, regionMap } from './region-map.ts'
import './RegionMap.css'

/** What a map of a region says: itself for those who cannot see it, and the names of its rivers. */
export type RegionWords = {
  [Region in RegionName]: DrawingWords & { region: Region; rivers: RiverNames<Region> }
}[RegionName]

type RegionMapProps = RegionWords & {
  /** Units; every map is as high as the others. */
  width: number
}

/** A region in its relief, without borders: coasts as the sea map engraves them, heights in tones, rivers and lakes. */
export function RegionMap({ region, rivers, width, ...words }: RegionMapProps) {
  const map = regionMap(region, width)
  const id = `region-${region}`
  const coast = `#${id}-coast`
  return (
    <Drawing {...words} id={id} className="region-map" width={width} height={height}>
      <clipPath id={`${id}-land`}>
        <path id={`${id}-coast`} d={map.coast} />
      </clipPath>
      <use href={coast} className="region-map-waterline" />
      <use href={coast} className="region-map-shallows" />
      <use href={coast} className="region-map-land" />
      <g clipPath={`url(#${id}-land)`}>
        {map.ground.map((band) => (
          <path key={band} className="region-map-ground" d={band} />
        ))}
        <path className="region-map-lakes" d={map.lakes} />
        <path className="region-map-rivers" d={map.rivers} />
      </g>
      {Object.entries(rivers).map(([river, name]) => (
        <text
          key={river}
          className="region-map-name"
          x={map.names[river]?.[0].toFixed()}
          y={map.names[river]?.[1].toFixed()}
        >
          {name}
        </text>
      ))}
    </Drawing>
  )
}
