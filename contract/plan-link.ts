import { extraFields } from './lead-fields.ts'
import { writePlan } from './plan-address.ts'
import type { PlanInput, SupplyPlan } from './supply-plan.ts'

/**
 * The contact form with a plan: `/contact?topic=supply&containers=225&month=2027-03&plan=for%3Dtown…`. What the
 * form can show fills its fields; the plan itself goes along whole. `place` is the port in words, also one that we do not know.
 */
export function planQuoteLink(
  input: PlanInput,
  { containers }: Pick<SupplyPlan, 'containers'>,
  place: string | undefined,
): string {
  const fields: Record<string, string | number | undefined> = {
    ...(input.purpose === 'relief' ? emergencyOf(input) : { topic: 'supply' }),
    format: input.format,
    // More than the field takes stays in the plan.
    containers: containers <= extraFields.containers.control.most ? containers : undefined,
    place,
    month: input.month,
    plan: planThatTravels(input),
  }
  const parameters = Object.entries(fields).filter(([, value]) => value !== undefined)
  return `/contact?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`
}

/** What the form asks for in an emergency, as far as the plan says it and the fields take it. */
function emergencyOf({ need, days }: PlanInput) {
  const { people, days: time } = extraFields
  return {
    need: 'emergency',
    people: need.by === 'people' && need.people <= people.control.most ? need.people : undefined,
    days: days <= time.control.most ? days : undefined,
  }
}

/** A place in long letters would make the plan too long for its field; it stands in the field of the place anyway. */
function planThatTravels(input: PlanInput): string {
  const whole = writePlan(input).toString()
  const { maxLength } = extraFields.plan.control
  return whole.length > maxLength ? writePlan({ ...input, port: undefined }).toString() : whole
}
