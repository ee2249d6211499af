/** When each load of a plan is ordered, filled, at sea and due. Days are counted since 1 January 1970 (UTC). */
import type { PlanFigures, PlanInput, Range, SupplyPlan } from './supply-plan.ts'

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
export function seaWay(miles: number, { seaDays }: PlanFigures): SeaWay {
  const [slow, fast] = serviceSpeeds.map((knots) => miles / (knots * hoursADay)) as [number, number]
  const days = [Math.max(1, Math.floor(fast)), Math.max(1, Math.ceil(slow))] as const
  const most = seaDays?.[1] ?? Number.POSITIVE_INFINITY
  const window = days[1] <= most ? 'inside' : days[0] <= most ? 'beyond-in-part' : 'beyond'
  return { miles, days, window }
}

export type PlannedLoad = {
  containers: number
  /** The last day on which an order still keeps the plan; before it is filled. */
  orderBy: number
  /** The first and the last day. */
  filling: readonly [number, number]
  /** The last day on which its ship leaves. */
  sails: number
  /** The first and the last day on which it is there. */
  arrival: readonly [number, number]
}

export type Calendar = {
  /** Undefined while no month is chosen. */
  loads: readonly PlannedLoad[] | undefined
  /** The first day on which the first load can be needed, if it is ordered today. */
  firstDay: number
  /** Whether the month asked for is too near for its first load. */
  passed: boolean
  /** Days of the lead time that are not spent at sea: filling, booking, quay and road. */
  rest: number
  /** From accepted order to arrival, whole weeks: those we name, or more for a longer way. */
  weeks: Range
}

export type CalendarTerms = {
  figures: PlanFigures
  way: SeaWay | undefined
  /** What the owner names for the port's region, in place of the general lead time. */
  leadWeeks?: Range | undefined
  today: number
}

/**
 * The loads of a plan from the month asked for, or from the first day that an order of today still reaches.
 * Undefined where the owner withholds a figure that dates are counted with.
 *
 * @param plan the part of it that we can supply (`plannedPart`).
 */
export function planCalendar(
  { month }: PlanInput,
  plan: SupplyPlan,
  { figures, way, leadWeeks, today }: CalendarTerms,
): Calendar | undefined {
  const clock = clockOf(figures, way, leadWeeks)
  if (!clock) return undefined
  const fromDayZero = loadsOf(plan, clock)
  const firstDay = today - (fromDayZero[0]?.orderBy ?? 0)
  const { rest, weeks } = clock
  if (!month) return { loads: undefined, firstDay, passed: false, rest, weeks }
  const wanted = firstDayOf(month)
  const first = Math.max(wanted, firstDay)
  return {
    loads: fromDayZero.map((load) => later(load, first)),
    firstDay,
    passed: wanted < firstDay,
    rest,
    weeks,
  }
}

/** Days of a load's parts. */
type Clock = {
  fillingADay: number
  /** From the order to the last day of arrival: those we name, or more for a longer way. */
  lead: number
  sea: readonly [number, number]
  rest: number
  /** Of the rest, between the ship and the tank: quay and road. */
  ashore: number
  weeks: Range
}

/** Days kept for filling, booking, quay and road where the days at sea are withheld. */
const usualRest = 7

function clockOf(
  { fillingADay, leadWeeks: general, seaDays }: PlanFigures,
  way: SeaWay | undefined,
  own: Range | undefined,
): Clock | undefined {
  const named = own ?? general
  if (!fillingADay || !named) return undefined
  const [least, most] = named.map((weeks) => weeks * daysAWeek) as [number, number]
  // What is not spent at sea: the greater half of it for filling and booking, the rest for quay and road.
  const rest =
    general && seaDays
      ? Math.max(0, general[1] * daysAWeek - seaDays[1])
      : Math.min(most, usualRest)
  const [fast, slow] = way?.days ?? seaDays ?? [Math.max(1, least - rest), most - rest]
  // The days named for a region hold the changes of ship that an estimate from the miles leaves out.
  const atSea = own ? Math.max(slow, most - rest) : slow
  const lead = Math.max(most, atSea + rest)
  return {
    fillingADay,
    lead,
    sea: [fast, atSea],
    rest,
    ashore: Math.floor(rest / 2),
    weeks: [
      lead > most ? Math.max(named[0], Math.ceil((fast + rest) / daysAWeek)) : named[0],
      Math.ceil(lead / daysAWeek),
    ],
  }
}

/**
 * Loads whose first is needed on day 0, the others on the first day of their week. Reckoned from the last to the first:
 * one is filled after the other, each as late as its ship allows.
 */
function loadsOf({ weeks }: SupplyPlan, { fillingADay, lead, sea, ashore }: Clock): PlannedLoad[] {
  const loads: PlannedLoad[] = []
  let free = Number.POSITIVE_INFINITY
  for (const { week, arriving } of weeks.filter(({ arriving }) => arriving > 0).reverse()) {
    const needed = week * daysAWeek
    const sails = needed - ashore - sea[1]
    const filled = Math.min(sails, free - 1)
    free = filled - Math.ceil(arriving / fillingADay) + 1
    loads.unshift({
      containers: arriving,
      orderBy: Math.min(needed - lead, free - 1),
      filling: [free, filled],
      sails,
      arrival: [sails + sea[0] + ashore, needed],
    })
  }
  return loads
}

function later({ containers, orderBy, filling, sails, arrival }: PlannedLoad, days: number) {
  const both = ([from, to]: readonly [number, number]) => [from + days, to + days] as const
  return {
    containers,
    orderBy: orderBy + days,
    filling: both(filling),
    sails: sails + days,
    arrival: both(arrival),
  }
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
