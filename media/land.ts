import type { Settings } from './recipe.ts'

/** One land for all pictures: the same mountains return from other sides, their beds of lava broken by faults. */
export const land: Settings = { seed: 7, ledges: 0.3 }
