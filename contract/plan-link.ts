import { extraFields } from './lead-fields.ts'
import { writePlan } from './plan-address.ts'
import type { OrderRhythm } from './quote.ts'
import { daysAMonth, type PlanInput, type SupplyPlan } from './supply-plan.ts'
import { addressIn, type Language } from './words/language.ts'

type Planned = Pick<SupplyPlan, 'containers' | 'containersAMonth'>

/**
 * The contact form with a plan: `/contact?topic=supply&containers=5&rhythm=monthly&months=12&month=2027-03&plan=for%3D…`.
 * What the form can show fills its fields; the plan itself goes along whole. `place` is the port in words, also one that
 * we do not know.
 */
export function planQuoteLink(
  input: PlanInput,
  plan: Planned,
  place: string | undefined,
  language: Language,
): string {
  const order = input.purpose === 'relief' ? emergencyOf(input, plan) : orderOf(input, plan)
  const { containers } = extraFields
  const fields: Record<string, string | number | undefined> = {
    ...order,
    format: input.format,
    // More than the field takes stays in the plan.
    containers: order.containers <= containers.control.most ? order.containers : undefined,
    place,
    month: input.month,
    plan: planThatTravels(input),
  }
  const parameters = Object.entries(fields).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))
  return addressIn(`/contact?${query}`, language)
}

/** What the form asks for in an emergency, as far as the plan says it and the fields take it. */
function emergencyOf({ need, days }: PlanInput, { containers }: Planned) {
  const { people, days: time } = extraFields
  return {
    need: 'emergency',
    containers,
    people: need.by === 'people' && need.people <= people.control.most ? need.people : undefined,
    days: days <= time.control.most ? days : undefined,
  }
}

/** A plan of more than a month is a regular order, in whole months; a shorter one is so many containers in all. */
function orderOf({ days }: PlanInput, { containers, containersAMonth }: Planned) {
  if (days <= daysAMonth) return { topic: 'supply', containers }
  return {
    topic: 'supply',
    containers: containersAMonth,
    rhythm: 'monthly' satisfies OrderRhythm,
    months: Math.max(2, Math.round(days / daysAMonth)),
  }
}

/** A place in long letters would make the plan too long for its field; it stands in the field of the place anyway. */
function planThatTravels(input: PlanInput): string {
  const whole = writePlan(input).toString()
  const { maxLength } = extraFields.plan.control
  return whole.length > maxLength ? writePlan({ ...input, port: undefined }).toString() : whole
}
