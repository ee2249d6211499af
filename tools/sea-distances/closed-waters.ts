import type { Box } from './open-water.ts'

/** Sea that merchant ships cross only with ice-breakers, if at all; nothing is led through it. */
export const closedWaters: readonly Box[] = [
  // The Northern Sea Route, from Vilkitsky Strait to Bering Strait.
  [66.2, 100, 90, 180],
  [66.2, -180, 90, -165],
  // The Northwest Passage, from the Beaufort Sea to Baffin Bay.
  [66.2, -165, 90, -80],
  [74, -80, 90, -60],
  // The Arctic Ocean, and the waters north of Greenland.
  [82, -60, 90, 100],
  // The Strait of Belle Isle, under ice for half the year.
  [51.3, -57.2, 52, -55.7],
  // The ice round Antarctica; Cape Horn lies at 56° south.
  [-90, -180, -60, 180],
]

export const isClosed = ({ lat, lon }: { lat: number; lon: number }) =>
  closedWaters.some(
    ([south, west, north, east]) => lat > south && lat < north && lon >= west && lon <= east,
  )
