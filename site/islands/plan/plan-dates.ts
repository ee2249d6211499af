import {
  dayOf,
  firstDayOf,
  leadDays,
  type PlannedLoad,
  plannedLoads,
  type SeaWay,
} from '../../../contract/supply-calendar.ts'
import type { PlanFigures, PlanInput, SupplyPlan } from '../../../contract/supply-plan.ts'

const millisecondsADay = 86_400_000

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

const dateOf = (day: number) => new Date(day * millisecondsADay)

/** `23 Mar 2027`. */
export const shortDay = (day: number) => format.format(dateOf(day))

/** `2–23 Mar 2027`. */
export const shortDays = ([from, to]: readonly [number, number]) =>
  format.formatRange(dateOf(from), dateOf(to))

export type Calendar = {
  /** Undefined while no month is chosen. */
  loads: readonly PlannedLoad[] | undefined
  /** The first day on which a load ordered today can be needed. */
  firstDay: number
  /** Whether the month asked for is too near for its first load. */
  passed: boolean
}

/** The loads from the month asked for, or from the first day that still works. `now` is epoch milliseconds. */
export function calendarOf(
  input: PlanInput,
  plan: SupplyPlan,
  { figures, way, now }: { figures: PlanFigures; way: SeaWay | undefined; now: number },
): Calendar {
  const firstDay = dayOf(now) + leadDays(figures, way)
  if (!input.month) return { loads: undefined, firstDay, passed: false }
  const wanted = firstDayOf(input.month)
  const first = Math.max(wanted, firstDay)
  return {
    loads: plannedLoads(plan.weeks, first, figures, way),
    firstDay,
    passed: wanted < firstDay,
  }
}
