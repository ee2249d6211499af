import { type GeoProjection, geoEqualEarth, geoNaturalEarth1 } from 'd3-geo'

/** The sheet of every world drawing here, in units of the drawing. */
export const sheet = { width: 1288, height: 600 }

/** A little land runs off the sheet on every side, so that no coast ends at the frame. */
const bleed = 20

function onSheet(projection: GeoProjection, scale: number, equator: number): GeoProjection {
  return projection
    .rotate([-14, 0])
    .scale(scale)
    .translate([sheet.width / 2, equator])
    .clipExtent([
      [-bleed, -bleed],
      [sheet.width + bleed, sheet.height + bleed],
    ])
}

/** Natural Earth: keeps the north, where the lines begin, from being pressed flat. */
export const chart = () => onSheet(geoNaturalEarth1(), 284, 376)

/** Equal Earth: areas keep their proportion, so that equal densities look equal. */
export const equalArea = () => onSheet(geoEqualEarth(), 282, 338)
