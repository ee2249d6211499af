/** When each load of a plan is ordered, filled, at sea and due. Days are counted since 1 January 1970 (UTC). */
import type { PlanFigures, PlannedWeek } from './supply-plan.ts'

const daysAWeek = 7
const hoursADay = 24

/**
 * Common service speeds of container ships, in knots: of slow and of usual steaming. Averages measured at sea lie
 * between: 13.7 in February 2023 (Clarksons Research), 16.3 in May 2023 between Asia and Europe (Alphaliner).
 */
export const serviceSpeeds = [14, 18] as const

export type SeaWay = {
  /** Nautical miles from Reykjavik, an estimate. */
  miles: number
  /** Whole days at sea at the service speeds: at the least and at the most. */
  days: readonly [number, number]
  /** Whether it lies inside the days that we name for ocean freight, reaches beyond them, or begins beyond. */
  window: 'inside' | 'beyond-in-part' | 'beyond'
}

/** The estimate for a way of so many nautical miles. */
export function seaWay(miles: number, figures: PlanFigures): SeaWay {
  const [slow, fast] = serviceSpeeds.map((knots) => miles / (knots * hoursADay)) as [number, number]
  const days = [Math.max(1, Math.floor(fast)), Math.max(1, Math.ceil(slow))] as const
  const most = figures.seaDays[1]
  const window = days[1] <= most ? 'inside' : days[0] <= most ? 'beyond-in-part' : 'beyond'
  return { miles, days, window }
}

export type PlannedLoad = {
  containers: number
  /** The last day on which an order still keeps the plan. */
  orderBy: number
  /** The first and the last day of each. */
  filling: readonly [number, number]
  atSea: readonly [number, number]
  arrival: readonly [number, number]
}

/** Days between the ship and the tank, which the plan keeps for quay and road. */
function ashore({ leadWeeks, seaDays }: PlanFigures): number {
  return Math.max(0, leadWeeks[1] * daysAWeek - seaDays[1])
}

/** Days from the order to the last day of arrival: those we name, or more for a longer way. */
export function leadDays(figures: PlanFigures, way: SeaWay | undefined): number {
  const named = figures.leadWeeks[1] * daysAWeek
  return Math.max(named, (way?.days[1] ?? 0) + ashore(figures))
}

/** The loads of a plan whose first is needed on the day `first`. */
export function plannedLoads(
  weeks: readonly PlannedWeek[],
  first: number,
  figures: PlanFigures,
  way: SeaWay | undefined,
): PlannedLoad[] {
  const lead = leadDays(figures, way)
  const spread = (figures.leadWeeks[1] - figures.leadWeeks[0]) * daysAWeek
  const atSeaMost = way?.days[1] ?? figures.seaDays[1]
  return weeks
    .filter(({ arriving }) => arriving > 0)
    .map(({ week, arriving }) => {
      const needed = first + week * daysAWeek
      const landed = needed - ashore(figures)
      const leaves = landed - atSeaMost
      return {
        containers: arriving,
        orderBy: needed - lead,
        filling: [Math.max(needed - lead, leaves - daysAWeek), leaves] as const,
        atSea: [leaves, landed] as const,
        arrival: [needed - spread, needed] as const,
      }
    })
}

const millisecondsADay = 86_400_000

/** The first day of a month such as `2027-03`. */
export function firstDayOf(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`) / millisecondsADay
}

/** The day of an instant, epoch milliseconds, in UTC. */
export function dayOf(instant: number): number {
  return Math.floor(instant / millisecondsADay)
}

/** `23 March 2027`. */
export function spokenDay(day: number): string {
  return new Date(day * millisecondsADay).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}
