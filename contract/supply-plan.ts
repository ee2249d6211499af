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
  /** Code of a port, as `ports` has it. */
  port?: string | undefined
  /** The month of the first load, `2027-03`. */
  month?: string | undefined
  format?: QuoteFormat | undefined
}

/** What the plan takes from the registry of figures. */
export type PlanFigures = {
  litresAContainer: number
  bottlesAContainer: number
  smallPack: number
  largePack: number
  /** Containers a month of a regular order: the least and the most. */
  regular: readonly [number, number]
  /** Containers of an emergency order: the least and the most, and how many can be mobilised. */
  emergency: readonly [number, number]
  emergencyMost: number
  /** Weeks to plan with, and days by ocean freight. */
  leadWeeks: readonly [number, number]
  seaDays: readonly [number, number]
}

/** How the plan goes: as an order of one kind, or as a question to us, with the reason. */
export type Verdict =
  | { order: 'regular' }
  | { order: 'emergency' }
  /** More than an emergency order usually has, still within what can be mobilised. */
  | { order: 'large-emergency' }
  | { order: 'ask'; most: number }

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
  verdict: Verdict
  weeks: readonly PlannedWeek[]
  /** The most that is in hand at once, litres. */
  peak: number
  /** Containers that stand full at the peak until the storage has room; 0 when all fits or no storage was said. */
  waiting: number
  /** Whole days that the water lasts, counted from the first load. */
  lasts: number
  /** Whole days that any load may be late before the stock is used up; undefined when there is one load only. */
  mayBeLate: number | undefined
  /** What is delivered in the containers, in other measures. */
  tonnes: number
  bottles: number
  /** Packs that hold the water needed. */
  smallPacks: number
  largePacks: number
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
    verdict: verdictOf(input.purpose, containersAMonth, figures),
    weeks,
    peak,
    waiting: up(short / figures.litresAContainer),
    lasts: down((containers * figures.litresAContainer) / litresADay),
    mayBeLate: lateness(weeks, litresADay),
    tonnes: (containers * figures.litresAContainer) / 1000,
    bottles: containers * figures.bottlesAContainer,
    smallPacks: up(litres / figures.smallPack),
    largePacks: up(litres / figures.largePack),
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

function verdictOf(purpose: Purpose, aMonth: number, figures: PlanFigures): Verdict {
  const [least, most] = figures.emergency
  if (purpose === 'relief' && aMonth >= least) {
    if (aMonth <= most) return { order: 'emergency' }
    if (aMonth <= figures.emergencyMost) return { order: 'large-emergency' }
    return { order: 'ask', most: figures.emergencyMost }
  }
  const regularMost = figures.regular[1]
  return aMonth <= regularMost ? { order: 'regular' } : { order: 'ask', most: regularMost }
}
