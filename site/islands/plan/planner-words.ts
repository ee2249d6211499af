import type { QuoteFormat } from '../../../contract/quote.ts'
import type { PlanWords } from '../../../contract/words/contract-words.ts'

/** What the planner says; what a figure stands in, or the script alone needs, besides what the server says of a plan too. */
export type PlannerWords = {
  said: PlanWords
  formats: Readonly<Record<QuoteFormat, string>>
  /** Said of litres a month. */
  need: string
  /** Named amounts a person a day, each with who names it. */
  litresADay: readonly { litres: number; name: string; text: string; published: string }[]
  port: PortWords
  /** Stands where the plan will stand. */
  invitation: { figure: string; unit: string; text: string }
  /** `{all}` takes containers in words, `{month}` and `{containers}` a number. */
  outcome: {
    heading: string
    headline: string
    containers: string
    aMonth: string
    /** What opens its other measures on a phone. */
    measures: string
  }
  /** Says in words what the scale draws; `{least}` and `{most}` take the containers of an order. */
  scale: { title: string; description: string; caption: string }
  stock: StockWords
  loads: LoadWords
  way: WayWords
  actions: ActionWords
}

export type PortWords = { failed: string; map: string }

export type StockWords = {
  title: string
  description: string
  day: string
  storage: string
  dry: string
  waiting: string
  table: string
}

/** `{day}` takes a date, `{count}` a number. */
export type LoadWords = {
  /** What the dates rest on; `{rest}` takes days, `{filling}` containers. */
  note: string
  /** The weeks by region; empty until the owner names them. */
  regions: string
  all: string
  fewer: string
  /** Before a month is chosen. */
  unplanned: string
  ifToday: string
}

export type WayWords = {
  heading: string
  note: string
  title: string
  from: string
  near: string
}

export type ActionWords = {
  print: string
  pdf: string
  copy: string
  copied: string
  refused: string
}
