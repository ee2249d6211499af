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

/** One hall, seen from several places. */
function hall(eye: string, target: string, lens: number, more: Settings = {}, film: Settings = {}) {
  return model('hall', { eye, target, lens, portals: 0, ...more }, film)
}

export const miniatures: Recipes = {
  flexitank: {
    pages: ['/', '/solutions', '/water-factory', '/bulk-glacier-water'],
    alt: 'A model of a 20-foot container with its near wall taken away: a filled flexitank lies inside, its valve at the doors.',
    verdict:
      'Product picture. Proportions and valve are right; the bag shows a dark gap along the floor, and seams and labels are left out.',
    still: model('container', {}),
    portrait: { cut: 0.52 },
    loop: false,
  },
  'filling-hall': {
    pages: ['/water-factory'],
    alt: 'A model of a filling hall with its roof off: steel tanks, two filling lines, stacked boxes, and a flexitank being filled outside.',
    verdict:
      'Hero of its page. Everything from tank to lorry can be followed; seen close the wheels and the cab are plain.',
    still: hall('64,-50,40', '17.0,3.6,0.4', 62, { portals: 1 }),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'hall-dock': {
    pages: ['/water-factory', '/who-we-support'],
    alt: 'A model of a flexitank being filled through a hose, in a container cut open beside the hall.',
    verdict:
      'Good. Valve, hose and bag tell the work in one view; the bag is smoother than a real one.',
    still: hall('33,-15,7.5', '22.4,-3.2,0.9', 54),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'hall-tanks': {
    pages: ['/fresh-water-crisis', '/water-factory', '/who-we-support'],
    alt: 'Six upright steel tanks and a row of smaller vessels in the model of the hall, joined by pipes.',
    verdict: 'Good. The steel carries the light well; welds and insulation are left out.',
    still: hall('20.5,-0.5,8.2', '5.6,10.0,1.9', 52),
    portrait: { cut: 0.62 },
    loop: false,
  },
  'hall-line': {
    pages: ['/water-factory', '/commercial-mineral-water', '/who-we-support'],
    alt: 'A filling line in the model of the hall: four filling heads behind clear panes, boxes on rollers, a machine that closes them.',
    verdict: 'Good. Reads as a line at once; the machines are plainer than real ones.',
    still: hall('27.5,-4.5,5.4', '17.2,5.6,1.0', 58),
    portrait: { cut: 0.4 },
    loop: false,
  },
  'hall-boxes': {
    pages: ['/water-factory'],
    alt: 'Pallets of white and petrol boxes of two sizes, in rows in the model of the hall.',
    verdict: 'Good. Clear and graphic; every stack is a little too straight.',
    still: hall('36.5,4.5,5', '29.7,12.5,0.9', 60),
    portrait: { cut: 0.6 },
    loop: false,
  },
  'hall-valves': {
    pages: ['/water-factory'],
    alt: 'Pumps, tubes and vessels in the model of the hall, with a small warm-coloured wheel on every valve.',
    verdict: 'Good. The warm wheels lead the eye; cables and gauges are left out.',
    still: hall('13.2,-3.6,4.4', '5.0,3.9,0.9', 54),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'tap-stand': {
    pages: ['/fresh-water-crisis', '/pure-flow', '/global-impact', '/who-we-support'],
    alt: 'A model of a village tap stand: a raised water tank, a post with two taps, cans and a pail on a slab, trees around.',
    verdict: 'Hero of its page. Warm and legible; trees are modelling clay, as on a real model.',
    still: model('tap_stand', { shift: '0,0.03' }),
    portrait: { cut: 0.44 },
    loop: false,
  },
  'school-tap': {
    pages: ['/fresh-water-crisis', '/community-impact', '/global-impact', '/who-we-support'],
    alt: 'A model of a small school with a long roof and a veranda; in its yard a trough with four taps.',
    verdict:
      'Hero of its page. The trough is clear in front of the plain house; no people, on purpose.',
    still: model('school', { samples: 12, sun_azimuth: 138, sun_elevation: 30 }),
    portrait: { cut: 0.62 },
    loop: false,
  },
  packs: {
    pages: ['/solutions'],
    alt: 'Models in a row: a small and a large box with a tap, a tanker lorry, a rail tank car.',
    verdict:
      'Hero of its page. The steel tank shines; the boxes are larger than true, so that they count.',
    still: model('packs', { samples: 12 }),
    portrait: { cut: 0.55 },
    loop: false,
  },
  'hotel-hospital-works': {
    pages: ['/industry-distribution'],
    alt: 'Models of a hotel with a pool, a hospital and a works with saw-tooth roofs, each with its own water tanks.',
    verdict:
      'Hero of its page. Three houses told apart at a glance; fronts are plain, as models are.',
    still: model('houses', { lens: 51, shift: '0,0.03' }),
    portrait: { cut: 0.5 },
    loop: false,
  },
  hospital: {
    pages: ['/who-we-support'],
    alt: 'A model of a hospital with two wings, water tanks and a landing place on its roof.',
    verdict: 'Good. Calm and clear in a small frame.',
    still: model('houses', { show: 'hospital', lens: 60 }),
    portrait: { cut: 0.5 },
    loop: false,
  },
  hub: {
    pages: ['/pure-flow', '/global-impact'],
    alt: 'A model of a distribution hub: stacked containers under a crane, a shed with docks, small lorries coming and going.',
    verdict:
      'Good. The way from container to small lorry can be read; the yard is cleaner than any real one.',
    still: model('hub', {}),
    portrait: { cut: 0.5 },
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
