import { describe, expect, test } from 'vitest'
import { moneyFigures as figures } from '../../figures/money-figures.ts'
import { channelsOf } from './channels.ts'
import { acrossSheet, downSheet } from './river-sheet.ts'

const streams = [
  figures.firstStream,
  figures.secondStream,
  figures.thirdStream,
  figures.fourthStream,
  figures.fifthStream,
  figures.sixthStream,
].map(({ value }) => value)
const year = streams.reduce((sum, value) => sum + value, 0)

describe.each([
  { name: 'across the sheet', sheet: acrossSheet },
  { name: 'down a phone', sheet: downSheet },
])('the river $name', ({ sheet }) => {
  const { strands, rest, turning } = channelsOf(sheet, streams, figures.revenueShare.value)

  test('each stream is as wide as its part of the year', () => {
    for (const [rank, value] of streams.entries()) {
      const [one, other] = strands.slice(2 * rank, 2 * rank + 2)
      expect(((one?.width ?? 0) + (other?.width ?? 0)) / sheet.breadth).toBeCloseTo(value / year, 9)
    }
  })

  test('what branches off is exactly the given share, and the rest runs on', () => {
    expect(turning.width / sheet.breadth).toBeCloseTo(figures.revenueShare.value / 100, 9)
    expect(turning.width + rest.width).toBeCloseTo(sheet.breadth, 9)
  })

  test('a year of twice the money fills the same river', () => {
    const doubled = channelsOf(
      sheet,
      streams.map((value) => 2 * value),
      10,
    )
    expect(doubled.strands).toEqual(strands)
  })

  test('streams of other sizes still lie side by side where they join', () => {
    const equal = channelsOf(
      sheet,
      streams.map(() => 1),
      10,
    )
    const ends = equal.strands.map(({ path }) => acrossStream(path)).sort((a, b) => a - b)
    for (const [at, end] of ends.entries()) {
      const width = sheet.breadth / ends.length
      expect(end).toBeCloseTo(sheet.bank + (at + 0.5) * width, 0)
    }
  })

  /** Where a strand ends, measured across the river. */
  function acrossStream(path: string): number {
    const end = path.split(' ').slice(-2).map(Number)
    return (sheet === acrossSheet ? end[1] : end[0]) ?? Number.NaN
  }
})
