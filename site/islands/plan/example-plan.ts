import type { PlanInput } from '../../../contract/supply-plan.ts'

/** What the form comes with: a village at the lower end of basic needs, within a regular order. */
export const examplePlan = {
  purpose: 'town',
  need: { by: 'people', people: 400, litresADay: 50 },
  days: 30,
  reserve: 7,
} as const satisfies PlanInput
