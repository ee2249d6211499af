/** What both drawings of the day show, as numbers and as words. */
export type Day = {
  title: string
  description: string
  /** Of the clock, and of them in operation. */
  hours: 24
  operating: number
  hoursUnit: string
  operatingLabel: string
  blankLabel: string
  tanks: readonly { name: string; text: string }[]
  /** Litres in one flexitank, and between two of its level lines. */
  litres: number
  litresBetweenLevels: number
  units: { count: number; label: string; head: string }
  tanksHead: string
  stop: { minutes: number; label: readonly [string, string] }
}

/** One column of units is five minutes: in twenty hours that is 240 columns, in each of them 20. */
const minutesInColumn = 5

export function unitGrid({ operating, units }: Day): { columns: number; rows: number } {
  const columns = (operating * 60) / minutesInColumn
  return { columns, rows: units.count / columns }
}

/**
 * The level lines of a flexitank as parts of its content. Filled evenly, each begins at the same
 * part of the time, for it is reached then and not before.
 */
export function fillLevels({ litres, litresBetweenLevels }: Day): readonly number[] {
  const lines = litres / litresBetweenLevels
  return Array.from({ length: lines }, (_, at) => (at + 0.5) / lines)
}
