import { greatCircle, type Place, placeAlong } from './great-circle.ts'

/** A canal, river or lake that seagoing ships use and the map of the land does not show. */
export type Waterway = { name: string; points: Place[] }

/**
 * Degrees north and east along each, read off public atlases to about two nautical miles; a line begins in open
 * water or on another one.
 */
const lines = `
Suez Canal: 31.45 32.4, 31.27 32.31, 30.7 32.34, 30.58 32.29, 30.42 32.36, 30.25 32.53, 29.93 32.57, 29.75 32.53
Panama Canal: 9.5 -79.93, 9.33 -79.92, 9.26 -79.92, 9.18 -79.85, 9.12 -79.7, 9 -79.59, 8.88 -79.52, 8.72 -79.5
St Lawrence and Seaway: 48.3 -69.2, 47.9 -69.75, 47.05 -70.7, 46.82 -71.2, 46.66 -71.9, 46.34 -72.53, 46.05 -73.1, 45.52 -73.54, 45.41 -73.6, 45.37 -73.85, 45.21 -74.2, 45.02 -74.68, 44.9 -75.18, 44.7 -75.49, 44.58 -75.69, 44.36 -75.95, 44.16 -76.35
Lake Ontario and Welland Canal: 44.16 -76.35, 43.55 -77.6, 43.35 -79.2, 43.2 -79.2, 42.86 -79.25
Toronto: 43.35 -79.2, 43.61 -79.38
Hamilton: 43.35 -79.2, 43.3 -79.79
Oshawa: 43.55 -77.6, 43.84 -78.85
Buffalo: 42.86 -79.25, 42.87 -78.92
Lake Erie, Detroit and St Clair Rivers: 42.86 -79.25, 42.48 -80, 41.9 -81.7, 41.75 -82.5, 42.03 -83.13, 42.32 -83.06, 42.36 -82.88, 42.55 -82.58, 42.98 -82.42
Cleveland: 41.9 -81.7, 41.52 -81.7
Toledo: 42.03 -83.13, 41.7 -83.45
Lake Huron: 42.98 -82.42, 43.3 -82.25, 45.15 -83.05, 45.88 -83.75
Georgian Bay: 43.3 -82.25, 45.2 -81.95, 45.33 -81.6, 44.85 -80.7, 44.53 -80.22
Lake Michigan: 45.88 -83.75, 45.81 -84.72, 45.7 -85.7, 44.9 -86.8, 43.03 -87.75, 41.88 -87.55
Sturgeon Bay: 44.9 -86.8, 44.8 -87.3
St Marys River and Lake Superior: 45.88 -83.75, 45.97 -83.9, 46.5 -84.35, 46.75 -84.95, 47.6 -87.8, 47 -91, 46.72 -92.05
Thunder Bay: 47.6 -87.8, 48.25 -88.7, 48.4 -89.2
Parana: -34.8 -57.5, -34.5 -58.2, -34.2 -58.38, -34.12 -58.95, -33.67 -59.62, -33.33 -60.2, -32.95 -60.62, -32.72 -60.72, -32.06 -60.63, -31.65 -60.68
Uruguay: -34.5 -58.2, -34.1 -58.3, -33.1 -58.3, -32.48 -58.22, -32.31 -58.09
Amazon: 2 -49.3, 0.9 -49.9, 0.03 -51, -0.9 -51.8, -1.5 -52.6, -2.4 -54.7, -1.93 -55.5, -2.62 -56.73, -3.13 -58.43, -3.15 -59.95
Orinoco: 9 -59.9, 8.6 -60.9, 8.69 -62.2, 8.34 -62.7, 8.31 -62.83
Columbia: 46.22 -124.25, 46.2 -123.83, 46.15 -123.35, 46.1 -122.95, 45.65 -122.77, 45.55 -122.7
Mississippi: 28.8 -89.45, 29.15 -89.26, 29.6 -89.85, 29.95 -90.06, 30.04 -90.6, 30.45 -91.2
San Joaquin: 37.75 -122.65, 37.82 -122.45, 38 -122.43, 38.06 -122.2, 38.04 -121.8, 37.95 -121.3
Sacramento: 38.04 -121.8, 38.25 -121.67, 38.57 -121.53
Yangtze: 31.1 122.3, 31.42 121.5, 31.9 120.85, 31.95 120.25, 32.21 119.45, 32.1 118.72, 31.35 118.35, 30.95 117.8, 30.5 117.03, 29.74 116, 30.2 115.1, 30.58 114.3
Bosporus: 40.93 28.95, 41.02 29, 41.09 29.06, 41.17 29.08, 41.28 29.15
Danube: 45.15 29.85, 45.17 28.8, 45.43 28.07, 45.27 27.97
Guadalquivir: 36.72 -6.5, 36.95 -6.2, 37.36 -6
Seine: 49.44 0, 49.47 0.52, 49.5 0.75, 49.44 1.07
Weser: 53.7 8.3, 53.25 8.48, 53.1 8.77
North Sea Canal: 52.47 4.45, 52.45 4.65, 52.41 4.85, 52.38 4.93
Hollandsch Diep: 51.8 3.8, 51.81 4.2, 51.72 4.45, 51.69 4.62
Guayas: -3.05 -80.35, -2.7 -80, -2.28 -79.9
Chacao Channel: -41.75 -74.15, -41.8 -73.55, -41.62 -73.05, -41.48 -72.95
Calcasieu: 29.6 -93.33, 29.8 -93.34, 30.22 -93.25
Musi: -2.2 105, -2.5 104.9, -2.98 104.78
Thames: 51.5 0.75, 51.46 0.35, 51.49 0.05, 51.5 -0.08
Hooghly: 21.4 88.05, 22.02 88.07, 22.55 88.32
Congo: -6.05 12.2, -5.86 13.05, -5.82 13.45
Mekong: 9.45 106.55, 10.03 105.79, 10.7 105.2, 11.57 104.93
Lake Malaren: 58.8 17.75, 59.2 17.63, 59.45 17, 59.6 16.56
Shatt al-Arab: 29.75 48.7, 30.35 48.25, 30.53 47.83
Siak: 1.1 102.2, 0.8 102.05, 0.63 101.63, 0.54 101.45
Batang Hari: -0.95 104.25, -1.2 104, -1.59 103.61
`

export const waterways: readonly Waterway[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', points = ''] = line.split(': ')
    return { name, points: points.split(', ').map(placeOf) }
  })

function placeOf(point: string): Place {
  const [lat = 0, lon = 0] = point.split(' ').map(Number)
  return { lat, lon }
}

/** No two points of a waterway lie further apart than this, in nautical miles, so that every quay has one near. */
const spacing = 12

/** The points of a waterway with more of them between. */
export function pointsAlong({ points }: Waterway): Place[] {
  return points.flatMap((place, index) => {
    const next = points[index + 1]
    if (!next) return [place]
    const count = Math.ceil(greatCircle(place, next) / spacing)
    const at = placeAlong(place, next)
    return Array.from({ length: count }, (_, part) => (part === 0 ? place : at(part / count)))
  })
}
