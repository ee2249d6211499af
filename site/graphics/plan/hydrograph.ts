/** The curve of a stock: it jumps with each load and falls as it is used. Days across, litres upwards. */
import { rounded } from '../geometry/rounded.ts'
import { dayMarks, roundMarks } from './axis.ts'

export type StockWeek = { stock: number; left: number; arriving: number }

export type Stock = {
  weeks: readonly StockWeek[]
  /** Days that are planned. */
  days: number
  litresADay: number
  /** Whole days that the water lasts. */
  lasts: number
  /** Litres that fit on site; undefined when not said. */
  storage: number | undefined
}

const daysAWeek = 7
/** Water that lasts much longer than the plan is not followed to its end. */
const mostBeyond = 4 * daysAWeek

type Point = readonly [day: number, litres: number]

/** The corners of the curve, and where it ends: used up, or off the sheet. */
export function stockCurve({ weeks, days, litresADay, lasts }: Stock) {
  const points = weeks.flatMap(({ stock, left }, week): Point[] => [
    [week * daysAWeek, stock],
    [Math.min((week + 1) * daysAWeek, days), left],
  ])
  const left = points.at(-1)?.[1] ?? 0
  const usedUp = days + left / litresADay
  const shown = Math.min(usedUp, days + mostBeyond)
  const end: Point = [shown, Math.max(0, left - (shown - days) * litresADay)]
  return { points: left > 0 ? [...points, end] : points, dry: lasts <= shown ? lasts : undefined }
}

type Room = {
  width: number
  height: number
  left: number
  right: number
  top: number
  foot: number
}

/** The curve on a sheet of so many px, with its scales. */
export function hydrograph(stock: Stock, room: Room) {
  const { points, dry } = stockCurve(stock)
  const lastDay = Math.max(stock.days, points.at(-1)?.[0] ?? 0)
  const most = Math.max(...stock.weeks.map((week) => week.stock), stock.storage ?? 0)
  const ground = room.height - room.foot
  const x = (day: number) =>
    rounded(room.left + (day / lastDay) * (room.width - room.left - room.right), 1)
  const y = (litres: number) => rounded(ground - (litres / most) * (ground - room.top), 1)
  const corners = points.map(([day, litres]) => `${x(day)} ${y(litres)}`)
  const line = `M${corners.join('L')}`
  return {
    x,
    y,
    ground,
    dry,
    lastDay,
    line,
    area: `${line}L${x(points.at(-1)?.[0] ?? 0)} ${ground}L${x(0)} ${ground}z`,
    days: dayMarks(lastDay, room.width / 90),
    litres: roundMarks(most, room.height / 70),
  }
}
