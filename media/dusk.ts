/** How a scene is set up for the evening that all models share: on the quay, in a town, or in the filling hall. */
import { land } from './land.ts'
import type { Rendering, Settings } from './recipe.ts'

const full = { width: 1920, height: 1080 }
export const plate = { width: 1280, height: 720 }

/** Light enough for wet ground and worn edges to be calm: with less they are full of grains. */
const calm: Settings = { samples: 64, threshold: 0.008 }

/** What steel, panes, small lamps and a picture seen close need. */
export const calmest: Settings = { samples: 96, threshold: 0.006 }

/** Haze is seen from the eye, so both take the same one. */
export function outdoors(
  scene: Rendering['scene'],
  eye: string,
  settings: Settings,
  film: Settings = {},
): Rendering {
  return {
    scene,
    land,
    settings: { ...full, ...calm, eye, ...settings },
    develop: { even: 1, eye, haze: 10, exposure: 0.95, dusk: 0.75, ...film },
  }
}

/** The same evening far from any fjord. */
export function inTown(...seen: Parameters<typeof outdoors>): Rendering {
  const { land: _, ...place } = outdoors(...seen)
  return place
}

/** The filling hall from above head height, all of it sharp. */
export const overview: Settings = { fstop: 4, lamps: 3000 }

/** Inside the filling hall, whose panes show the fjord without its mountains: little in focus unless `more` says so. */
export function inHall(eye: string, target: string, lens: number, more: Settings = {}): Rendering {
  return outdoors(
    'hall',
    eye,
    {
      ...plate,
      ...calmest,
      puddles: 0.53,
      target,
      lens,
      fstop: 0.9,
      clean: 1,
      plain_view: 1,
      lamp_colour: '1,0.88,0.72',
      ...more,
    },
    { tolerance: 0.6 },
  )
}

/** A room of its own, without sun: only its lamps, and what a window lets in. */
export function inside(
  scene: Rendering['scene'],
  eye: string,
  target: string,
  lens: number,
  more: Settings = {},
): Rendering {
  return inTown(
    scene,
    eye,
    { ...plate, ...calmest, target, lens, sun: 0, ...more },
    { tolerance: 0.6, haze: 0 },
  )
}
