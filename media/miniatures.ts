/** The miniatures: models on pale ground, all under the one light of `scenes/studio.py`. */
import type { Recipes, Rendering, Settings } from './recipe.ts'

const size = { width: 1920, height: 1080 }

/** No dusk in the studio; a little contrast, and a white that is not yellow. */
const studioFilm = {
  even: 1,
  dusk: 0,
  vignette: 0.08,
  exposure: 0.34,
  contrast: 0.16,
  warmth: -0.25,
}

function model(scene: Rendering['scene'], settings: Settings, film: Settings = {}): Rendering {
  return {
    scene,
    settings: { ...size, samples: 10, ...settings },
    develop: { ...studioFilm, ...film },
  }
}

export const miniatures: Recipes = {
  'school-tap': {
    pages: ['/fresh-water-crisis', '/community-impact', '/global-impact', '/who-we-support'],
    alt: 'A model of a small school with a long roof and a veranda; in its yard a trough with four taps.',
    verdict:
      'Hero of its page. The trough is clear in front of the plain house; no people, on purpose.',
    still: model('school', { samples: 12, sun_azimuth: 138, sun_elevation: 30 }),
    portrait: { cut: 0.62 },
    loop: false,
  },
  glass: {
    pages: ['/commercial-mineral-water'],
    alt: 'A glass of clear water on pale ground; behind it, out of focus, a petrol and a white box with taps.',
    verdict:
      'Hero of its page. Glass and water bend the boxes behind them as they should; no caustics on the ground.',
    still: model('glass', { samples: 28, fstop: 3.2, focus: '0.035,-0.02,0.07' }, { radius: 4 }),
    portrait: { cut: 0.7 },
    loop: false,
  },
  farm: {
    pages: ['/who-we-support'],
    alt: 'A model of a small farm: rows of plants with drip lines, a barn, hoops over beds, a raised water tank.',
    verdict:
      'Good. Rows, pipes and tank belong together at a glance; every plant is the same shape.',
    still: model('farm', { lens: 47 }),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'data-hall': {
    pages: ['/who-we-support'],
    alt: 'A model of a row of server cabinets, with a cool and a warm water pipe above them.',
    verdict: 'Good. Cool in, warm out can be seen; the cabinets stand without a room round them.',
    still: model('cabinets', { lens: 50, shift: '0,0.02' }),
    portrait: { cut: 0.55 },
    loop: false,
  },
  shelf: {
    pages: ['/who-we-support'],
    alt: 'A model of a shop shelf with white and petrol boxes of water, each with a tap, a few places empty.',
    verdict: 'Good. Packs in order, no brand; depth between the boards is a little dark.',
    still: model('cabinets', {
      show: 'shelf',
      lens: 53,
      samples: 14,
      sun_azimuth: 136,
      sun_elevation: 27,
    }),
    portrait: { cut: 0.5 },
    loop: false,
  },
}
