import { sideBySide, smoothPath, strandsOf } from './braid.ts'
import type { RiverSheet } from './river-sheet.ts'

/** A bed of water: its middle, and how wide it is in units of the drawing. */
export type Channel = { path: string; width: number }

/**
 * The beds of a river on its sheet, widths to scale: two strands for each stream, what is left of
 * the river, and the part of a hundred that branches off.
 */
export function channelsOf(sheet: RiverSheet, streams: readonly number[], share: number) {
  const whole = sheet.breadth
  const year = streams.reduce((total, value) => total + value, 0)
  const widths = streams.map((value) => (value / year) * whole)
  const places = sideBySide(
    sheet.order.map((rank) => widths[rank] ?? 0),
    sheet.bank,
  )
  const strands = widths.flatMap((width, rank): Channel[] => {
    const place = places[sheet.order.indexOf(rank)] ?? 0
    const course = [...sheet.course(rank, place), ...sheet.joined(place).slice(0, 2)]
    return strandsOf(course, width).map((path) => ({
      path: fromAfar(path, sheet),
      width: width / 2,
    }))
  })
  const given = whole * (share / 100)
  const rest: Channel = {
    path: smoothPath(sheet.joined(sheet.bank + (whole - given) / 2).slice(1)),
    width: whole - given,
  }
  const turning: Channel = {
    path: `${smoothPath(sheet.turning(sheet.bank + whole - given / 2))}h${sheet.reach}`,
    width: given,
  }
  return { strands, rest, turning }
}

/** A stream that begins at an edge of the drawing comes level from beyond it. */
function fromAfar(path: string, { reach, width }: RiverSheet): string {
  if (reach === 0) return path
  return path.replace(
    /^M(\S+) ([^C]+)C/,
    (_, x: string, y: string) =>
      `M${Number(x) < width / 2 ? -reach : width + reach} ${y}L${x} ${y}C`,
  )
}
