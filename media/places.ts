/** Ice, rock and sand: places of one imagined land, outdoors. */
import { land } from './land.ts'
import type { Recipes, Rendering, Settings } from './recipe.ts'

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

export const places: Recipes = {
  lagoon: {
    pages: ['/', '/source-of-water'],
    verdict:
      'Hero. Ridges branch, lava beds carry the snow, the water keeps the lower third dark and still. Seen at full size the bergs are plain and the ice front a little soft.',
    still: lagoonSeen(full, 44, '20,2600,220', 38),
    portrait: lagoonSeen(upright, 36, '120,2600,90', 54),
    loop: true,
  },
  aurora: {
    pages: ['/about', '/who-we-support'],
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
  'ice-field': {
    pages: ['/know-your-water'],
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
  basalt: {
    pages: ['/'],
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
    pages: ['/global-impact'],
    verdict: 'Hero. The wet sheen and the stacks convince; swell behind the surf is too smooth.',
    still: {
      scene: 'coast',
      settings: { ...full, samples: 18 },
      develop: { eye: '-6.5,-9,2.6', haze: 3.5, haze_top: 120, exposure: 0.8, dusk: 0.75 },
    },
    portrait: { cut: 0.56 },
    loop: false,
  },
  'sea-stacks': {
    pages: ['/our-goals'],
    verdict: 'Hero. Black pillars against the last light; the foam is a little too even.',
    still: {
      scene: 'coast',
      settings: {
        ...full,
        samples: 18,
        target: '52,420,24',
        lens: 70,
        sun_azimuth: 24,
        sun_elevation: 4,
        sun: 4,
      },
      develop: { eye: '-6.5,-9,2.6', haze: 5, haze_top: 120, exposure: 0.55, dusk: 0.8, foot: 0.4 },
    },
    portrait: { cut: 0.66 },
    loop: false,
  },
  'container-sand': {
    pages: ['/access-bulk-water'],
    verdict:
      'Hero. One object in a wide, quiet place; its walls are newer than any that have been at sea.',
    still: {
      scene: 'sand',
      settings: { width: 1920, height: 1080, samples: 20 },
      develop: { even: 1, eye: '-6.5,-9,2.6', haze: 3.5, haze_top: 120, exposure: 0.8, dusk: 0.75 },
    },
    portrait: { cut: 0.66 },
    loop: false,
  },
  'one-container': {
    pages: ['/bulk-glacier-water'],
    verdict:
      'Hero. The doors of one container over their mirror on wet sand; the light of the sky leaves the lower half dark.',
    still: {
      scene: 'sand',
      settings: {
        ...full,
        samples: 20,
        eye: '4,-3,0.7',
        target: '-3.2,16,2.2',
        lens: 46,
        sun_azimuth: -24,
        sun_elevation: 4,
        sun: 4.5,
      },
      develop: {
        even: 1,
        eye: '4,-3,0.7',
        haze: 3.5,
        haze_top: 120,
        exposure: 0.8,
        dusk: 0.8,
        foot: 0.4,
      },
    },
    portrait: { cut: 0.8 },
    loop: false,
  },
  moraine: {
    pages: ['/fresh-water-crisis'],
    verdict: 'Good. The thread carries the picture; the far mountains are stage scenery.',
    still: {
      scene: 'moraine',
      settings: { width: 1920, height: 1080, samples: 12 },
      develop: {
        even: 1,
        eye: '-1.2,-7.5,3.3',
        tolerance: 0.35,
        radius: 4,
        haze: 4,
        haze_top: 260,
        exposure: 1.35,
        dusk: 0.75,
      },
    },
    portrait: { cut: 0.74 },
    loop: false,
  },
  'valley-winter': {
    pages: ['/water-harvesting'],
    verdict: 'Good. Light and shade divide it and the sky is quiet; seen close the snow is coarse.',
    still: {
      scene: 'landscape',
      land,
      settings: {
        ...full,
        samples: 12,
        water: 0,
        eye: '-900,1500,620',
        target: '900,7000,440',
        lens: 34,
        sun_azimuth: 84,
        sun_elevation: 11,
        sun: 4.5,
        snow_from: -900,
        snow_to: -100,
      },
      develop: { eye: '-900,1500,620', haze: 15, exposure: 0.9, dusk: 0.7, foot: 0.2 },
    },
    portrait: { cut: 0.5 },
    loop: false,
  },
  'valley-dusk': {
    pages: ['/who-we-support'],
    verdict: 'Good. Glow and silhouette carry it; the near ice is dark on purpose, for words.',
    still: {
      scene: 'landscape',
      land,
      settings: {
        width: 1920,
        height: 1080,
        samples: 10,
        water: 0,
        eye: '-900,1500,620',
        target: '-160,7000,470',
        lens: 44,
        sun_azimuth: 32,
        sun_elevation: 5,
        sun: 4.5,
        glow: 1.5,
        snow_from: -160,
        snow_to: 460,
      },
      develop: {
        eye: '-900,1500,620',
        haze: 11,
        air_sun: '.72,.50,.34',
        sun_at: 0.8,
        exposure: 0.75,
        dusk: 0.75,
        foot: 0.35,
      },
    },
    portrait: { cut: 0.6 },
    loop: false,
  },
  'glacier-front': {
    pages: ['/source-of-water'],
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
  'ice-edge': {
    pages: ['/know-your-water'],
    verdict:
      'Good. The broken edge of the glacier over its own water; the pieces that drift before it are plain.',
    still: {
      scene: 'landscape',
      land,
      settings: {
        ...full,
        ...lagoonPlace,
        samples: 28,
        eye: '750,-100,40',
        target: '60,2600,200',
        lens: 40,
      },
      develop: { ...lagoonAir, ...lagoonFilm, eye: '750,-100,40' },
    },
    portrait: { cut: 0.5 },
    loop: false,
  },
}
