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
  'container-steel': {
    pages: ['/solutions'],
    verdict:
      'Hero of its page. A low sun along the folds does all the work; few would call it drawn.',
    still: near('corrugated', { samples: 56, threshold: 0.015 }, { exposure: 0.6, dusk: 0.5, foot: 0.35 }),
    portrait: { cut: 0.4 },
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
  'tank-seam': {
    pages: ['/bulk-glacier-water'],
    verdict: 'Hero of its page. Weave, weld and folds are read by the light that grazes them; the folds are a little alike.',
    still: near('seam', {}, { exposure: 0.75, contrast: 0.24, tolerance: 0.9 }),
    portrait: { cut: 0.42 },
    loop: false,
  },
  'cold-pipe': {
    pages: ['/water-factory'],
    verdict: 'Good. Drops of every size, no two alike, and the steel takes its light from them.',
    still: near('condensation', { ...plate, samples: 56 }),
    portrait: { cut: 0.45 },
    loop: false,
  },
}
