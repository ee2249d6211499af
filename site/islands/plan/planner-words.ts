import type { QuoteFormat } from '../../../contract/quote.ts'
import type { Reserve } from '../../../contract/supply-plan.ts'

/** What the form says besides the names that browser and server share (`contract/plan-words.ts`). */
export type PlanFormWords = {
  /** What the water is for. */
  legend: string
  need: { legend: string; people: string; volume: string; litresAMonth: string; hint: string }
  litresADay: {
    label: string
    /** Named amounts, each with who names it. */
    choices: readonly { litres: number; name: string; text: string; published: string }[]
  }
  time: { label: string; unit: string; units: { days: string; months: string } }
  reserve: { legend: string; choices: Readonly<Record<Reserve, string>> }
  storage: { label: string; hint: string }
  port: { label: string; hint: string; none: string; failed: string; map: string }
  month: { label: string; open: string }
  format: { label: string; open: string; options: Readonly<Record<QuoteFormat, string>> }
  submit: string
}

export type PlannerWords = PlanFormWords & {
  /** Stands where the plan will stand. */
  invitation: { figure: string; unit: string; text: string }
  /** Stands in place of a plan while a field cannot be read. */
  mend: string
  outcome: { heading: string; unit: { one: string; other: string }; aMonth: string }
  /** Says in words what the scale draws; `{range}` takes the containers of the order. */
  scale: { title: string; description: string; caption: string }
  stock: {
    heading: string
    title: string
    description: string
    day: string
    storage: string
    dry: string
    waiting: string
    table: string
    columns: readonly [string, string, string, string]
  }
  loads: LoadWords
  way: WayWords
  actions: ActionWords
}

/** `{day}` takes a date, `{month}` a month. */
export type LoadWords = {
  heading: string
  note: string
  columns: readonly [string, string, string, string, string]
  all: string
  fewer: string
  /** Before a month is chosen. */
  unplanned: string
  /** Where the order date of the month has passed. */
  passed: string
}

export type WayWords = {
  heading: string
  note: string
  title: string
  from: string
  near: string
}

export type ActionWords = {
  quote: string
  print: string
  pdf: string
  copy: string
  copied: string
  refused: string
}
