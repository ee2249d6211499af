import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'

/** What both drawings of the day show, as numbers and as words. */
export type Day = DrawingWords & {
  /** Of the clock, and of them in operation. */
  hours: number
  operating: number
  hoursUnit: string
  operatingLabel: string
  blankLabel: string
  tanks: readonly { name: string; text: string }[]
  /** Litres in one flexitank, and between two of its level lines. */
  litres: number
  litresBetweenLevels: number
  /** Each a stroke; a column of them takes so many minutes. */
  units: { count: number; minutes: number; words: string; head: string }
  tanksHead: string
  /** The standstill that the uptime target leaves. */
  stop?: { minutes: number; words: string }
}

/** Columns of so many minutes over the operating day, and as many strokes in each as they need. */
export function unitGrid({ operating, units }: Day): { columns: number; rows: number } {
  const columns = Math.round((operating * 60) / units.minutes)
  return { columns, rows: Math.ceil(units.count / columns) }
}

/**
 * The level lines of a flexitank as parts of its content. Filled evenly, each begins at the same
 * part of the time, for it is reached then and not before.
 */
export function fillLevels({ litres, litresBetweenLevels }: Day): readonly number[] {
  const lines = litres / litresBetweenLevels
  return Array.from({ length: Math.floor(lines) }, (_, at) => (at + 0.5) / lines)
}
