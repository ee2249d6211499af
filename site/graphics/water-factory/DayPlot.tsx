import { DayStrip } from './DayStrip.tsx'
import { DayStripUpright } from './DayStripUpright.tsx'
import type { Day } from './day.ts'

/** The day of the line twice: across the sheet, and upright for narrow screens. */
export function dayPlot(day: Day) {
  return { plot: <DayStrip day={day} />, upright: <DayStripUpright day={day} /> }
}
