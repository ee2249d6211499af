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
  saturation: 0.8,
  foot: 0.55,
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
    width: 2000,
    height: 600,
    samples: 32,
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
    verdict:
      'Hero. Ridges branch, lava beds carry the snow, the water keeps the lower third dark and still. Seen at full size the bergs are plain and the ice front a little soft.',
    still: lagoonSeen(full, 44, '20,2600,220', 38),
    portrait: lagoonSeen(upright, 36, '120,2600,90', 54),
    loop: true,
  },
  ocean: {
    pages: ['/', '/global-impact', '/fresh-water-crisis'],
    alt: 'Open sea with a light swell, under a low sun in thin cloud.',
    verdict:
      'Hero. The glitter path and the swell hold up at full size; the far coast is a sketch.',
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
    verdict:
      'Hero. The ship sits in its sea: mirrored, hazed, half hidden by swell. Its wake is thin from so low an eye.',
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
    loop: false,
  },
  aurora: {
    pages: ['/about', '/who-we-support'],
    alt: 'Northern lights over a glacier and its dark lagoon, mirrored in the water.',
    verdict:
      'Hero. Calm enough for white text on the lake; the snow of the near slopes is coarser than in the lagoon.',
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
    verdict: 'Hero. Dark at the upper left, where text stands. Soft by nature.',
    still: { program: 'caustics', settings: { ...full, ...causticsSeen } },
    portrait: { program: 'caustics', settings: { ...upright, ...causticsSeen } },
    loop: true,
  },
  flexitank: {
    pages: ['/bulk-glacier-water', '/solutions'],
    alt: 'A model of a 20-foot container with its near wall taken away: a filled flexitank lies inside, its valve at the doors.',
    verdict:
      'Product picture. Proportions and valve are right; the bag shows a dark gap along the floor, and seams and labels are left out.',
    still: {
      scene: 'container',
      settings: { ...full, samples: 24 },
      develop: { dusk: 0, vignette: 0.06, exposure: 0.35, contrast: 0.16 },
    },
    portrait: { cut: 0.52 },
    loop: false,
  },
  'ice-field': {
    pages: ['/choose-sustainable-impact', '/source-of-water'],
    alt: 'A broken field of ice in evening shade, with dark snow-streaked mountains behind it.',
    verdict:
      'Hero. The long shadow and the lit far edge carry it; the nearest ice shows the facets of the land it is cut from.',
    still: {
      scene: 'landscape',
      land,
      settings: {
        ...full,
        samples: 18,
        water: 0,
        eye: '-250,3500,285',
        target: '420,8600,380',
        lens: 36,
        sun_azimuth: 104,
        sun_elevation: 13,
        sun: 4.5,
        snow_from: -160,
        snow_to: 460,
      },
      develop: { eye: '-250,3500,285', haze: 18, exposure: 0.75, dusk: 0.8, foot: 0.4 },
    },
    portrait: { cut: 0.6 },
    loop: false,
  },
  drop: {
    pages: ['/alkaline-water'],
    alt: 'A drop of water above the rings it has raised on a dark surface.',
    verdict:
      'Hero. The horizon dissolves and the light drop carries it; the foot of the column is still near black.',
    still: {
      scene: 'drop',
      settings: { ...full, samples: 14 },
      develop: { exposure: 0.25, dusk: 0.7, foot: 0.3 },
    },
    portrait: { cut: 0.76 },
    loop: false,
  },
  basalt: {
    pages: ['/our-goals', '/natural-filtration'],
    alt: 'Dark basalt columns rising in steps to a wall, a few edges lit by a low sun.',
    verdict:
      'Hero. Wet edges against cold shade, room for a title in the dark middle. The drums are a little too regular.',
    still: {
      scene: 'basalt',
      settings: { ...full, samples: 12, sun_azimuth: 112, sun_elevation: 19 },
      develop: { exposure: 1, dusk: 0.6, foot: 0.3 },
    },
    portrait: { cut: 0.6 },
    loop: false,
  },
  'black-sand': {
    pages: ['/global-need', '/access-bulk-water'],
    alt: 'A black-sand beach at dusk, wet where the last wave ran out, with three sea stacks in the surf.',
    verdict: 'Hero. The wet sheen and the stacks convince; swell behind the surf is too smooth.',
    still: {
      scene: 'coast',
      settings: { ...full, samples: 18 },
      develop: { eye: '-6.5,-9,2.6', haze: 3.5, haze_top: 120, exposure: 0.8, dusk: 0.75 },
    },
    portrait: { cut: 0.56 },
    loop: false,
  },
  'glacier-front': {
    pages: ['/water-harvesting'],
    alt: 'The broken front of a glacier, towers of blue and white ice over dark water with drifting pieces.',
    verdict:
      'Good. Believable towers and blue cracks over still water; seen close the towers are too upright and too alike.',
    still: {
      scene: 'front',
      settings: { ...full, samples: 12 },
      develop: { exposure: 0.85, dusk: 0.7, foot: 0.5 },
    },
    portrait: { cut: 0.5 },
    loop: false,
  },
  'clear-ice': {
    pages: ['/profit-purpose', '/investors'],
    alt: 'A block of clear ice on black sand, close, with the evening light shining through it.',
    verdict:
      'Hero. Reads as real ice at any size; the big block touches the sand too lightly, and its shade is a little grainy.',
    still: {
      scene: 'clear_ice',
      settings: { ...full, samples: 14 },
      develop: { exposure: 0.55, dusk: 0.8, foot: 0.25 },
    },
    portrait: { cut: 0.72 },
    loop: false,
  },
}
