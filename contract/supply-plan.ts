/**
 * The supply plan: from people or litres to containers, weeks and stock. Pure arithmetic, the same in the
 * browser and on the server; `docs/planner.md` derives each formula and holds twenty plans computed by hand.
 * Figures of ours come in from the registry of figures, none is typed here.
 */
import type { QuoteFormat } from './quote.ts'

export const purposes = ['town', 'relief', 'bottling', 'industry'] as const
export type Purpose = (typeof purposes)[number]

/** How many days of use stand in hand beside the week under way. */
export const reserves = [0, 7, 14] as const
export type Reserve = (typeof reserves)[number]

/** A plan counts thirty days a month. */
export const daysAMonth = 30
const daysAWeek = 7

export const planLimits = {
  people: 10_000_000,
  litresADay: 1_000,
  litresAMonth: 1_000_000_000,
  /** Three years. */
  days: 1_080,
  storage: 1_000_000_000,
} as const

export type SupplyNeed =
  | { by: 'people'; people: number; litresADay: number }
  | { by: 'volume'; litresAMonth: number }

export type PlanInput = {
  purpose: Purpose
  need: SupplyNeed
  days: number
  reserve: Reserve
  /** Litres that fit on site; undefined when not said. */
  storage?: number | undefined
  /** Code of a port, as `ports` has it; or a place as it was typed, which we do not know. */
  port?: string | undefined
  /** The month of the first load, `2027-03`. */
  month?: string | undefined
  format?: QuoteFormat | undefined
}

export type Range = readonly [least: number, most: number]

/** What the plan takes from the registry of figures. One that is withheld is undefined: what rests on it is left out. */
export type PlanFigures = {
  litresAContainer: number
  bottlesAContainer?: number | undefined
  smallPack?: number | undefined
  largePack?: number | undefined
  /** Litres a person a day, the minimum in an emergency. */
  minimumADay?: number | undefined
  /** Containers a month of a regular order. */
  regular?: Range | undefined
  /** Containers of an emergency order, and how many can be mobilised. */
  emergency?: Range | undefined
  emergencyMost?: number | undefined
  /** Containers that are filled in a day. */
  fillingADay?: number | undefined
  /** Weeks to plan with, and days by ocean freight. */
  leadWeeks?: Range | undefined
  seaDays?: Range | undefined
}

/** How the plan goes. */
export type Verdict =
  | { order: 'regular' | 'emergency' }
  /** Fewer than an emergency order usually has; it counts as one all the same. */
  | { order: 'small-emergency' }
  /** More than an emergency order usually has, still within what can be mobilised. */
  | { order: 'large-emergency' }
  | { order: 'over'; cover: Cover }

/** The part of a plan over our capacity that we can supply. */
export type Cover = {
  /** Containers a month of our largest order of its kind. */
  most: number
  /** How often the plan's month holds that. */
  times: number
  /** Of the need, 0 to 1. */
  share: number
  /** The plan with so many people, or so many litres a month, as the largest order supplies. */
  input: PlanInput
}

export type PlannedWeek = {
  /** From 0. */
  week: number
  /** Containers that arrive at its beginning. */
  arriving: number
  /** Litres in hand when they have arrived, and when the week has ended. */
  stock: number
  left: number
}

export type SupplyPlan = {
  litresADay: number
  litres: number
  containers: number
  /** On average, in thirty days; the plan's own when it is shorter. */
  containersAMonth: number
  /** Undefined where the owner withholds what orders hold. */
  verdict: Verdict | undefined
  weeks: readonly PlannedWeek[]
  /** The most that is in hand at once, litres. */
  peak: number
  /** Containers that stand full at the peak until the storage has room; 0 when all fits or no storage was said. */
  waiting: number
  /** Whole days that the water lasts, counted from the first load. */
  lasts: number
  /** Whole days that any load may be late before the stock is used up; undefined when there is one load only. */
  mayBeLate: number | undefined
  /** Days in which all its containers are filled, if no other order is; undefined where the capacity is withheld. */
  filling: number | undefined
  /** What is delivered in the containers, in other measures. */
  tonnes: number
  bottles: number | undefined
  /** Packs that hold the water needed. */
  smallPacks: number | undefined
  largePacks: number | undefined
}

/** Rounds up, but not for what binary fractions add: 0.1 × 3 is not more than 0.3. */
function up(value: number): number {
  const nearest = Math.round(value)
  return Math.abs(value - nearest) < 1e-9 * Math.max(1, Math.abs(value))
    ? nearest
    : Math.ceil(value)
}

function down(value: number): number {
  return -up(-value)
}

/** Litres used in so many days. */
function usedIn(days: number, need: SupplyNeed): number {
  return need.by === 'people'
    ? need.people * need.litresADay * days
    : (need.litresAMonth * days) / daysAMonth
}

/** The plan of an input within `planLimits`. Every count of containers is rounded up. */
export function supplyPlan(input: PlanInput, figures: PlanFigures): SupplyPlan {
  const { need, days } = input
  const litres = usedIn(days, need)
  const litresADay = usedIn(1, need)
  const containers = up(litres / figures.litresAContainer)
  const containersAMonth = Math.min(
    up(usedIn(daysAMonth, need) / figures.litresAContainer),
    containers,
  )
  const weeks = weeksOf(input, figures)
  const peak = Math.max(...weeks.map(({ stock }) => stock))
  const { storage } = input
  const short = storage === undefined ? 0 : Math.max(0, peak - storage)
  return {
    litresADay,
    litres,
    containers,
    containersAMonth,
    verdict: verdictOf(input, containersAMonth, figures),
    weeks,
    peak,
    waiting: up(short / figures.litresAContainer),
    lasts: down((containers * figures.litresAContainer) / litresADay),
    mayBeLate: lateness(weeks, litresADay),
    filling: figures.fillingADay && up(containers / figures.fillingADay),
    tonnes: (containers * figures.litresAContainer) / 1000,
    bottles: figures.bottlesAContainer && containers * figures.bottlesAContainer,
    smallPacks: figures.smallPack && up(litres / figures.smallPack),
    largePacks: figures.largePack && up(litres / figures.largePack),
  }
}

/** Each week's load covers what is used until its end and the reserve, and never more than the plan. */
function weeksOf({ need, days, reserve }: PlanInput, figures: PlanFigures): PlannedWeek[] {
  const volume = figures.litresAContainer
  let arrived = 0
  return Array.from({ length: Math.ceil(days / daysAWeek) }, (_, week) => {
    const end = Math.min(daysAWeek * (week + 1), days)
    const wanted = up(usedIn(Math.min(end + reserve, days), need) / volume)
    const arriving = wanted - arrived
    arrived = wanted
    return {
      week,
      arriving,
      stock: arrived * volume - usedIn(daysAWeek * week, need),
      left: arrived * volume - usedIn(end, need),
    }
  })
}

function lateness(weeks: readonly PlannedWeek[], litresADay: number): number | undefined {
  const beforeLoads = weeks.filter(({ week }) => (weeks[week + 1]?.arriving ?? 0) > 0)
  if (beforeLoads.length === 0) return undefined
  return down(Math.min(...beforeLoads.map(({ left }) => left)) / litresADay)
}

function verdictOf(input: PlanInput, aMonth: number, figures: PlanFigures): Verdict | undefined {
  const { emergency, emergencyMost, regular } = figures
  const relief = input.purpose === 'relief'
  const most = relief ? (emergencyMost ?? emergency?.[1]) : regular?.[1]
  if (most !== undefined && aMonth > most) {
    return { order: 'over', cover: coverOf(input, most, aMonth, figures) }
  }
  if (!relief) return regular && { order: 'regular' }
  if (!emergency) return undefined
  if (aMonth < emergency[0]) return { order: 'small-emergency' }
  return { order: aMonth <= emergency[1] ? 'emergency' : 'large-emergency' }
}

function coverOf(input: PlanInput, most: number, aMonth: number, figures: PlanFigures): Cover {
  const { need } = input
  // A plan of a few days needs its water within them, not within a month.
  const days = Math.min(input.days, daysAMonth)
  const litresADay = (most * figures.litresAContainer) / days
  const covered: SupplyNeed =
    need.by === 'people'
      ? { ...need, people: down(litresADay / need.litresADay) }
      : { ...need, litresAMonth: down(litresADay * daysAMonth) }
  return {
    most,
    times: aMonth / most,
    share: litresADay / usedIn(1, need),
    input: { ...input, need: covered },
  }
}

/** What of a plan gets stock and dates: the part that we can supply, where it is over our capacity. */
export function plannedPart(plan: SupplyPlan, figures: PlanFigures): SupplyPlan {
  return plan.verdict?.order === 'over' ? supplyPlan(plan.verdict.cover.input, figures) : plan
}

/** How many people the containers of a month supply with so many litres a day, not rounded. */
export function peopleSupplied(
  containers: number,
  litresADay: number,
  { litresAContainer }: PlanFigures,
): number {
  return (containers * litresAContainer) / daysAMonth / litresADay
}
