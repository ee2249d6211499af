import type { PlanFigures } from '../../contract/supply-plan.ts'

/** The figures as they stood when the twenty plans of `docs/planner.md` were computed by hand. */
export const examplePlanFigures: PlanFigures = {
  litresAContainer: 24_000,
  bottlesAContainer: 48_000,
  smallPack: 5,
  largePack: 10,
  minimumADay: 15,
  regular: [1, 50],
  emergency: [10, 50],
  emergencyMost: 100,
  fillingADay: 2,
  leadWeeks: [2, 4],
  seaDays: [7, 21],
}
