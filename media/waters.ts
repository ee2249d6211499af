/** Water itself: the open sea, rings, light, a drop, a block of ice. */
import type { Recipes, Rendering } from './recipe.ts'

const full = { width: 1920, height: 1080 }
const upright = { width: 1080, height: 1440 }

const oceanFilm = { exposure: 0.1, samples: 3 }

const causticsSeen = {
  exposure: 0.15,
  dusk: 0.3,
  foot: 0.2,
  across: 5,
  depth: 1.2,
  waves: 0.9,
  glints: 0,
}

const ripplesSeen = { exposure: 0.75, dusk: 0.35, foot: 0.1, saturation: 1, samples: 3 }

const calmSeen = {
  waves: 0.35,
  eye: 2.2,
  sun_x: 1,
  sun_y: 0.35,
  sun_z: 0.1,
  land: 0,
  air: 5000,
  cold: 0.5,
  exposure: 0.35,
  dusk: 0.7,
  foot: 0.3,
  samples: 3,
}

const stillSeen = {
  ...ripplesSeen,
  drops: 60,
  strength: 0.08,
  eye: 2.2,
  sun_x: 1,
}

/** From above, so that the rings lie open. */
const rainSeen = {
  ...ripplesSeen,
  drops: 60,
  strength: 0.14,
  eye: 1.3,
  tilt: -0.55,
  focal: 2.2,
  sun_x: 0.35,
}

/** A low sun over the sea and the end of a snow-covered coast. */
const coastSeen = {
  waves: 0.5,
  eye: 30,
  sun_x: 0.2,
  sun_y: 1,
  sun_z: 0.06,
  cold: 0.3,
  exposure: -0.15,
  dusk: 0.6,
  foot: 0.5,
  samples: 3,
}

/** The sun straight ahead through a long lens. */
const roadSeen = {
  waves: 0.8,
  eye: 7,
  sun_y: 1,
  sun_z: 0.05,
  land: 0,
  air: 5000,
  cold: 0.2,
  exposure: -0.1,
  foot: 0.4,
  samples: 3,
}

/** The sun behind the eye: no glitter, only the shape of the waves. */
const openSeen = {
  waves: 1.2,
  eye: 6,
  sun_x: 0.3,
  sun_y: -1,
  sun_z: 0.3,
  land: 0,
  air: 3000,
  cold: 0.9,
  exposure: 0.35,
  saturation: 0.55,
  dusk: 0.75,
  foot: 0.45,
  samples: 3,
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

const farShipAt = { aside: 330, distance: 1250, heading: 196, aim: 20 }

/** With the sun behind it. */
const farShipItself: Rendering = {
  ...shipItself,
  settings: {
    ...shipItself.settings,
    ...farShipAt,
    lens: 190,
    eye: 10,
    sun_azimuth: 83,
    sun_elevation: 4,
    sun: 5,
  },
}

const farShipSea = {
  eye: 10,
  sun_x: 0.12,
  sun_y: 0.99,
  sun_z: 0.07,
  waves: 0.8,
  land: 0,
  air: 5000,
  cold: 0.35,
  ship_aside: farShipAt.aside,
  ship_distance: farShipAt.distance,
  ship_heading: farShipAt.heading,
  ship_aim: farShipAt.aim,
  ship_lens: 190,
  exposure: -0.05,
  dusk: 0.75,
  foot: 0.5,
  samples: 3,
}

export const waters: Recipes = {
  ocean: {
    pages: ['/fresh-water-crisis', '/global-impact'],
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
    pages: ['/partnerships'],
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
      settings: { ...upright, ...shipSea, focal: 2.3, turn: 0.145 },
    },
    loop: 'smooth',
  },
  'far-ship': {
    pages: ['/bulk-delivery'],
    verdict:
      'Hero. Low and small against the sun, so that the model does not show; the road of light leads to it.',
    still: {
      program: 'ocean',
      sprite: farShipItself,
      settings: { ...full, ...farShipSea, tilt: -0.1, focal: 3.2, turn: 0 },
    },
    portrait: {
      program: 'ocean',
      sprite: farShipItself,
      settings: { ...upright, ...farShipSea, tilt: -0.12, focal: 3.2, turn: 0.22 },
    },
    loop: false,
  },
  ripples: {
    pages: ['/sustainable-development-goals', '/know-your-water'],
    verdict:
      'Hero. The rings are computed and cross as real ones do; the light behind them is soft and without detail.',
    still: { program: 'ripples', settings: { ...full, ...ripplesSeen } },
    portrait: { program: 'ripples', settings: { ...upright, ...ripplesSeen, turn: 0.15 } },
    loop: true,
  },
  'calm-sea': {
    pages: ['/our-goals'],
    verdict: 'Hero of its page. Quiet from edge to edge; nothing in it asks for a second look.',
    still: { program: 'ocean', settings: { ...full, ...calmSeen, focal: 2.2 } },
    portrait: { program: 'ocean', settings: { ...upright, ...calmSeen, focal: 2.4, turn: 0.3 } },
    loop: false,
  },
  'sun-road': {
    pages: ['/'],
    verdict: 'Hero quality. The road of light leads to the words; the sky is empty on purpose.',
    still: { program: 'ocean', settings: { ...full, ...roadSeen, sun_x: 0.12, focal: 3.4 } },
    portrait: {
      program: 'ocean',
      settings: { ...upright, ...roadSeen, sun_x: 0.1, focal: 3.4 },
    },
    loop: false,
  },
  'far-coast': {
    pages: ['/investors'],
    verdict:
      'Good. The sun stands over its road and a snow-covered coast ends at the left; the sky is empty.',
    still: { program: 'ocean', settings: { ...full, ...coastSeen, focal: 4 } },
    portrait: { program: 'ocean', settings: { ...upright, ...coastSeen, sun_x: 0.1, focal: 3.4 } },
    loop: false,
  },
  'open-sea': {
    pages: ['/who-we-support'],
    verdict: 'Good. Grey and wide; its waves are computed, and a sailor would miss some foam.',
    still: { program: 'ocean', settings: { ...full, ...openSeen, focal: 2 } },
    portrait: { program: 'ocean', settings: { ...upright, ...openSeen, focal: 2.2 } },
    loop: false,
  },
  'still-water': {
    pages: ['/global-impact'],
    verdict: 'Good. Light falls off from the upper right into near black.',
    still: { program: 'ripples', settings: { ...full, ...stillSeen, focal: 2 } },
    portrait: { program: 'ripples', settings: { ...upright, ...stillSeen, focal: 2, turn: 0.2 } },
    loop: false,
  },
  'rain-rings': {
    pages: ['/alkaline-water'],
    verdict:
      'Hero quality. Rings of several drops cross below the mirrored sun; its lower half is dark for words.',
    still: { program: 'ripples', settings: { ...full, ...rainSeen, turn: 0.05 } },
    portrait: { program: 'ripples', settings: { ...upright, ...rainSeen, turn: 0.2 } },
    loop: false,
  },
  caustics: {
    pages: ['/water-purity'],
    verdict: 'Hero. Dark at the upper left, where text stands. Soft by nature.',
    still: { program: 'caustics', settings: { ...full, ...causticsSeen } },
    portrait: { program: 'caustics', settings: { ...upright, ...causticsSeen } },
    loop: true,
  },
  drop: {
    pages: ['/alkaline-water'],
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
  'clear-ice': {
    pages: ['/profit-purpose'],
    verdict:
      'Hero. Cracks, air and blue depth make it old glacier ice, sunk a little into the sand; its shade is a little grainy.',
    still: {
      scene: 'clear_ice',
      settings: { ...full, samples: 40 },
      develop: { exposure: 0.68, dusk: 0.8, foot: 0.25 },
    },
    portrait: { cut: 0.72 },
    loop: false,
  },
  'ice-on-sand': {
    pages: ['/sustainable-development-goals'],
    verdict:
      'Good. Two pieces of old ice before a pale evening; the wet sand shows their blue again.',
    still: {
      scene: 'clear_ice',
      settings: {
        ...full,
        samples: 40,
        eye: '-2.4,-3.6,0.35',
        target: '0.2,0.4,0.42',
        lens: 46,
        sun_azimuth: 40,
        sun_elevation: 8,
      },
      develop: { exposure: 0.68, dusk: 0.8, foot: 0.3 },
    },
    portrait: { cut: 0.5 },
    loop: false,
  },
  'sunlit-ice': {
    pages: ['/water-purity'],
    verdict:
      'Good. The sun stands behind the ice and lays a road to it; all of the light comes through.',
    still: {
      scene: 'clear_ice',
      settings: {
        ...full,
        samples: 40,
        eye: '3.0,-3.4,0.28',
        target: '-0.3,0.6,0.36',
        lens: 46,
        sun_azimuth: -48,
        sun_elevation: 6,
      },
      develop: { exposure: 0.68, dusk: 0.8, foot: 0.4 },
    },
    portrait: { cut: 0.55 },
    loop: false,
  },
  'ice-pieces': {
    pages: ['/profit-purpose'],
    verdict:
      'Hero. Small pieces against the sun, their shade towards the eye; out of focus the sand is a little grainy.',
    still: {
      scene: 'clear_ice',
      settings: {
        ...full,
        samples: 40,
        eye: '1.2,-5.0,0.42',
        target: '-1.45,-0.75,-0.02',
        lens: 85,
        sun_azimuth: -30,
        sun_elevation: 7,
      },
      develop: { exposure: 0.68, dusk: 0.8, foot: 0.45 },
    },
    portrait: { cut: 0.7 },
    loop: false,
  },
}
