/** Every picture of the site: what draws it, who shows it, and how good it is. */
import type { Picture, Rendering, Settings } from './recipe.ts'

/** One land for all places: the same mountains return from other sides. */
const land: Settings = { seed: 7 }

const full = { width: 1920, height: 1080 }
const upright = { width: 1080, height: 1440 }

const lagoonPlace = {
  eye: '-200,-900,50',
  sun_azimuth: 118,
  sun_elevation: 12,
  sun: 4,
  snow_from: -160,
  snow_to: 460,
  bergs: 60,
  berg_centre: '250,700',
  berg_spread: '500,500',
  keep_clear: '-900,150,-1500,300',
}

const lagoonFilm = { exposure: 0.9, dusk: 0.85, foot: 0.7 }

const lagoonAir = { eye: lagoonPlace.eye, haze: 20, air_sun: '.38,.38,.37' }

/** Wide and upright differ in the way they look only; the mist must know it too. */
function lagoonSeen(shape: Settings, samples: number, target: string, lens: number): Rendering {
  return {
    scene: 'landscape',
    land,
    settings: { ...shape, ...lagoonPlace, samples, target, lens },
    develop: { ...lagoonAir, ...lagoonFilm },
    mist: {
      ...shape,
      ...lagoonFilm,
      eye: lagoonPlace.eye,
      target,
      lens,
      mist: 0.42,
      band: 0.2,
      drift: 190,
      stir: 2.2,
      samples: 1,
    },
  }
}

const oceanFilm = { exposure: 0.1, samples: 3 }

const auroraSeen = {
  exposure: 2.2,
  dusk: 0.25,
  eye: '-200,-900,50',
  target: '20,2600,480',
  far: 300,
  light: 0.6,
  waves: 0.3,
}

const causticsSeen = {
  exposure: 0.15,
  dusk: 0.3,
  foot: 0.2,
  across: 5,
  depth: 1.2,
  waves: 0.9,
  glints: 0,
}

const shipAt = { aside: 110, distance: 760, heading: 206, aim: 22 }

/** Rendered with the sun where the sea has it; the two meet in one picture. */
const shipItself: Rendering = {
  scene: 'ship',
  settings: {
    ...shipAt,
    width: 2400,
    height: 720,
    samples: 64,
    lens: 100,
    eye: 14,
    sun_azimuth: 66,
    sun_elevation: 7,
    sun: 6,
  },
  develop: { tolerance: 0.35, radius: 4 },
}

const shipSea = {
  eye: 14,
  sun_x: 0.913,
  sun_y: 0.407,
  sun_z: 0.12,
  tilt: -0.03,
  waves: 0.9,
  land: 0,
  air: 5000,
  cold: 0.7,
  ship_aside: shipAt.aside,
  ship_distance: shipAt.distance,
  ship_heading: shipAt.heading,
  ship_aim: shipAt.aim,
  ship_lens: 100,
  exposure: 0.5,
  dusk: 0.75,
  foot: 0.4,
  samples: 2,
}

export const pictures: Record<string, Picture> = {
  lagoon: {
    pages: ['/'],
    alt: 'A glacier between dark, snow-streaked mountains, ending in a still lagoon with small icebergs.',
    verdict: '',
    still: lagoonSeen(full, 44, '20,2600,220', 38),
    portrait: lagoonSeen(upright, 36, '120,2600,90', 54),
    loop: true,
  },
  ocean: {
    pages: ['/', '/global-impact', '/fresh-water-crisis'],
    alt: 'Open sea under a low sun; on the left, far off, a coast with snow-covered mountains.',
    verdict: '',
    still: { program: 'ocean', settings: { ...full, ...oceanFilm } },
    portrait: {
      program: 'ocean',
      settings: { ...upright, ...oceanFilm, turn: 0.36, focal: 1.9 },
    },
    loop: true,
  },
  ship: {
    pages: ['/partnerships', '/bulk-delivery'],
    alt: 'A loaded container ship far out on a calm sea in the evening.',
    verdict: '',
    still: {
      program: 'ocean',
      sprite: shipItself,
      settings: { ...full, ...shipSea, focal: 3, turn: 0.045 },
    },
    portrait: {
      program: 'ocean',
      sprite: shipItself,
      settings: { ...upright, ...shipSea, focal: 3.2, turn: 0.145 },
    },
    loop: true,
  },
  aurora: {
    pages: ['/about', '/who-we-support'],
    alt: 'Northern lights over a glacier and its dark lagoon, mirrored in the water.',
    verdict: '',
    still: { program: 'aurora', land, settings: { ...full, ...auroraSeen, focal: 2 } },
    portrait: {
      program: 'aurora',
      land,
      settings: { ...upright, ...auroraSeen, target: '120,2600,380', focal: 1.9 },
    },
    loop: true,
  },
  caustics: {
    pages: ['/water-purity'],
    alt: 'Sunlight drawn into bright threads on the bed of clear, shallow water.',
    verdict: '',
    still: { program: 'caustics', settings: { ...full, ...causticsSeen } },
    portrait: { program: 'caustics', settings: { ...upright, ...causticsSeen } },
    loop: true,
  },
}
