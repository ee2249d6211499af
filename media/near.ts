/** What the water passes on its way to you, seen near: one sharp plane in soft light, as a photographer's macro lens has it. */
import type { Recipes, Rendering, Settings } from './recipe.ts'

const full = { width: 1920, height: 1080 }
const plate = { width: 1280, height: 720 }

/** Enough light that what is out of focus is smooth; the grain is the film's own. */
function near(scene: Rendering['scene'], settings: Settings = {}, film: Settings = {}): Rendering {
  return {
    scene,
    settings: { ...full, samples: 40, threshold: 0.02, ...settings },
    develop: {
      even: 1,
      exposure: 1,
      dusk: 0.2,
      contrast: 0.16,
      vignette: 0.22,
      grain: 0.012,
      tolerance: 1.5,
      ...film,
    },
  }
}

export const studies: Recipes = {
  'valve-wheel': {
    pages: ['/solutions'],
    verdict: 'Good. Cast, chipped and wet; the eye finds the thread of the stem at once.',
    still: near('valve_wheel', { ...plate, samples: 72, threshold: 0.015 }),
    portrait: { cut: 0.42 },
    loop: false,
  },
  'night-quay': {
    pages: ['/bulk-delivery'],
    verdict:
      'Hero of its page. The rope is sharp, the lamps are light alone, and the ground keeps the lower half dark for words.',
    still: near('wet_quay', {}, { exposure: 1.2 }),
    portrait: { cut: 0.62 },
    loop: false,
  },
  'cold-pipe': {
    pages: ['/water-factory'],
    verdict: 'Good. Drops of every size, no two alike, and the steel takes its light from them.',
    still: near('condensation', { ...plate, samples: 56 }),
    portrait: { cut: 0.45 },
    loop: false,
  },
  'hose-coupling': {
    pages: ['/water-factory'],
    verdict: 'Hero of its page. Cast and turned metal, a lever, drops that are about to fall.',
    still: near('coupling', plate, { tolerance: 0.9 }),
    portrait: { cut: 0.42 },
    loop: false,
  },
  'running-tap': {
    pages: ['/pure-flow'],
    verdict:
      'Good. Brass against the evening; the water is lit from behind, as one would photograph it.',
    still: near('running_tap'),
    portrait: { cut: 0.4 },
    loop: false,
  },
  'falling-water': {
    pages: ['/community-impact'],
    verdict: 'Good. Water alone, drawn by the light behind it.',
    still: near(
      'running_tap',
      {
        eye: '-0.16,-0.30,-0.12',
        target: '-0.020,0.0,-0.120',
        lens: 58,
        fstop: 2.5,
        focus: '-0.046,-0.006,-0.12',
      },
      { foot: 0.6 },
    ),
    portrait: { cut: 0.4 },
    loop: false,
  },
  'pack-tap': {
    pages: ['/who-we-support'],
    verdict:
      'Good. The ribs of the board and the rubbed fold say carton at once; the tap is cleaner than a used one.',
    still: near('pack_tap', plate),
    portrait: { cut: 0.55 },
    loop: false,
  },
  'valve-stem': {
    pages: ['/water-factory'],
    verdict: 'Good. A nut, a thread, a drop; nothing else is sharp.',
    still: near('valve_wheel', {
      ...plate,
      eye: '-0.070,-0.150,0.050',
      target: '0.002,-0.016,0.002',
      lens: 88,
      fstop: 7,
      focus: '0.001,-0.020,0.004',
    }),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'coupling-lever': {
    pages: ['/who-we-support'],
    verdict: 'Good. The cast grip and its ring carry the light.',
    still: near(
      'coupling',
      {
        ...plate,
        eye: '-0.215,-0.26,0.135',
        target: '-0.065,-0.03,0.046',
        lens: 72,
        fstop: 5,
        focus: '-0.075,-0.045,0.056',
      },
      { exposure: 0.5, tolerance: 0.9 },
    ),
    portrait: { cut: 0.5 },
    loop: false,
  },
  mooring: {
    pages: ['/global-impact'],
    verdict: 'Good. A worn bollard holds the rope; the lamps beyond tell the hour.',
    still: near(
      'wet_quay',
      {
        ...plate,
        eye: '-0.14,0.55,0.14',
        target: '-0.36,1.6,0.20',
        lens: 75,
        focus: '-0.33,1.54,0.19',
      },
      { exposure: 1.2 },
    ),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'running-drops': {
    pages: ['/who-we-support'],
    verdict: 'Good. The paths that drops took down the steel are what one looks at.',
    still: near('condensation', {
      ...plate,
      eye: '0.115,-0.235,-0.012',
      target: '0.030,-0.045,0.006',
      lens: 66,
      focus: '0.035,-0.052,0.004',
    }),
    portrait: { cut: 0.5 },
    loop: false,
  },
}
