/** Drawings of the pages as built: as many marks stand in them, and lengths and areas are as large, as their figures say. */
import { expect, test } from 'vitest'
import type { PagePath } from '../../site/content/page-paths.ts'
import { powersOfTen } from '../../site/figures/powers-of-ten.ts'
import { type Part, partsOf, textOf } from '../support/built-page.ts'
import { registry } from '../support/figure-texts.ts'

const number = (part: Part, name: string) => Number(part.attribs[name])
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** What the first path of an element draws, as `M0 0h4v9`. */
const pathOf = (part: Part) => partsOf(part, 'path')[0]?.attribs.d ?? ''

/** How many marks each drawing of a page has, wide and upright: fields filled with the tiles of a pattern. */
function counted(path: PagePath, marksOf: (tile: Part) => number = () => 1): number[] {
  return partsOf(path, 'main svg:has(rect[fill^="url("])').map((drawing) =>
    sum(
      partsOf(drawing, 'pattern').map((tile) => {
        const fields = partsOf(drawing, `rect[fill="url(#${tile.attribs.id})"]`)
        const area = (part: Part) => number(part, 'width') * number(part, 'height')
        return (sum(fields.map(area)) / area(tile)) * marksOf(tile)
      }),
    ),
  )
}

/** Lengths that stand to each other as their values do; a drawing may place them to a hundredth. */
function expectToScale(lengths: readonly number[], values: readonly number[]): void {
  expect(lengths).toHaveLength(values.length)
  expect(sum(lengths)).toBeGreaterThan(0)
  for (const [at, length] of lengths.entries()) {
    expect(length / sum(lengths)).toBeCloseTo((values[at] ?? Number.NaN) / sum(values), 3)
  }
}

/** The marked bars of each drawing of a page, wide and upright. */
const barsOf = (path: PagePath, mark: string): Part[][] =>
  partsOf(path, `main svg:has(rect[data-${mark}])`).map((drawing) =>
    partsOf(drawing, `rect[data-${mark}]`),
  )
const sizes = (bars: readonly Part[], side: string) => bars.map((bar) => number(bar, side))

test('every bottle, container, delivery, person and community has its mark', () => {
  const { bottles, givenContainers, emergencyMost, peopleForADay, onTimeOther } = registry
  const full = Math.floor(givenContainers.value)
  expect(counted('/sustainable-bulk-solutions')).toEqual([bottles.value, bottles.value])
  expect(counted('/community-impact')).toEqual([full, full])
  expect(counted('/who-we-support')).toEqual([emergencyMost.value, emergencyMost.value])
  expect(counted('/access-bulk-water')).toEqual([peopleForADay.value])
  expect(counted('/global-impact')).toEqual([
    ...[registry.communitiesAfrica.value, registry.communitiesAsiaPacific.value],
    ...[registry.communitiesAmericas.value, registry.communitiesEurope.value],
  ])
  const path = '/industry-distribution'
  expect(counted(path, (tile) => pathOf(tile).split('M').length - 1)).toEqual([1_000, 1_000])
  const late = partsOf(path, 'main svg:has([data-late])').map(
    (wall) => partsOf(wall, '[data-late]').length,
  )
  const most = Math.round(10 * (100 - onTimeOther.value))
  expect(late).toEqual([most, most])
})

test('the last container given is filled as far as the litres reach', () => {
  const heights = (part: string) =>
    partsOf('/community-impact', `main [data-last=${part}]`).map(({ attribs }) =>
      Number(/v([\d.]+)/.exec(attribs.d ?? '')?.[1]),
    )
  const share = registry.givenContainers.value % 1
  const levels = heights('level')
  expect(levels).toHaveLength(2)
  for (const [at, box] of heights('box').entries()) {
    expect((levels[at] ?? 0) / box).toBeCloseTo(share, 2)
  }
})

test('markets are bars of one scale of lengths, and squares of one scale of areas', () => {
  const bars = barsOf('/global-need', 'value').flat()
  expect(bars).toHaveLength(15)
  expectToScale(sizes(bars, 'width'), sizes(bars, 'data-value'))
  const squares = barsOf('/investors', 'billions').flat()
  expect(squares).toHaveLength(15)
  expectToScale(
    sizes(squares, 'width').map((side) => side ** 2),
    sizes(squares, 'data-billions'),
  )
})

test('the streams of a year, and what is given of it, are as wide as their money', () => {
  const [strip = []] = barsOf('/investors', 'stream')
  const streams = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(
    (name) => registry[`${name}Stream` as 'firstStream'].value,
  )
  expectToScale(
    sizes(strip, 'width'),
    streams.toSorted((a, b) => b - a),
  )
  const [given = []] = barsOf('/investors', 'share')
  const share = (sizes(given, 'width')[0] ?? 0) / sum(sizes(strip, 'width'))
  expect(share).toBeCloseTo(registry.revenueShare.value / 100, 3)
})

test.each(['/bulk-delivery', '/access-bulk-water'] as const)(
  'the days on %s are drawn to scale, each bar from the day on which it begins',
  (path) => {
    for (const bars of barsOf(path, 'days')) {
      const days = bars.map((bar) => bar.attribs['data-days']?.split('–').map(Number) ?? [])
      const lengths = days.map(([from = 0, to = 0]) => to - from)
      expectToScale(sizes(bars, 'width'), lengths)
      const perDay = (sizes(bars, 'width')[0] ?? 0) / (lengths[0] ?? 0)
      const starts = sizes(bars, 'x').map((x, at) => x - (days[at]?.[0] ?? 0) * perDay)
      for (const start of starts) expect(start).toBeCloseTo(starts[0] ?? Number.NaN, 1)
    }
    expect(barsOf(path, 'days').length).toBeGreaterThan(0)
  },
)

test('what is left of the carbon is as long as its share, across the sheet and down it', () => {
  const [across = [], down = []] = barsOf('/sustainable-bulk-solutions', 'left')
  const left = [100, 100 - registry.co2Reduction.value]
  expectToScale(sizes(across, 'width'), left)
  expectToScale(sizes(down, 'height'), left)
})

test('ranges of pH are as long as they are wide, on the whole scale and enlarged, alkaline end up', () => {
  const { ph, phLow } = registry
  const width = ({ values: [from = 0, to = 0] }: { values: readonly number[] }) => to - from
  const [across = [], upright = []] = barsOf('/alkaline-water', 'range')
  for (const [bars, side] of [
    [across, 'width'],
    [upright, 'height'],
  ] as const) {
    const [first = 0, second = 0, ...enlarged] = sizes(bars, side)
    expectToScale([first, second], [width(ph), width(phLow)])
    // Two steps of fourteen take the whole width.
    if (side === 'width') expectToScale(enlarged, [first, second])
  }
  const tops = upright.filter(({ attribs }) => attribs['data-range'] === 'alkaline')
  const below = upright.filter(({ attribs }) => attribs['data-range'] === 'mild')
  for (const [at, top] of sizes(tops, 'y').entries()) {
    expect(top).toBeLessThan(sizes(below, 'y')[at] ?? 0)
  }
})

test('a day on the line: its operating hours, its flexitanks and its standstill', () => {
  const { operatingDay, lineTanks, uptimeTarget } = registry
  const [day = []] = barsOf('/water-factory', 'part')
  const part = (name: string) => day.filter(({ attribs }) => attribs['data-part'] === name)
  const standstill = (operatingDay.value * (100 - uptimeTarget.value)) / 100
  expectToScale(
    [...sizes(part('operating'), 'width'), ...sizes(part('stop'), 'width')],
    [operatingDay.value, Math.round(standstill * 60) / 60],
  )
  const whole = sizes(part('operating'), 'width')[0] ?? 0
  expect(part('tank')).toHaveLength(lineTanks.value)
  for (const [at, start] of sizes(part('tank'), 'x').entries()) {
    expect(start).toBeCloseTo((whole * at) / lineTanks.value)
  }
})

test('a drop has one full ring for each zero of its count, and an arc for the rest', () => {
  const drops = partsOf('/sustainable-development-goals', 'main article')
  const { peopleReached, schools, revenueShare, partnershipsAll } = registry
  for (const [at, { value }] of [
    [0, peopleReached],
    [1, schools],
    [3, partnershipsAll],
  ] as const) {
    const { full, part } = powersOfTen(value)
    const rings = (kind: string) => partsOf(drops[at] as Part, `[data-ring=${kind}]`).length
    expect([rings('full'), rings('part')]).toEqual([full, part > 0 ? 1 : 0])
  }
  const [dial] = partsOf(drops[2] as Part, '[data-share]')
  expect(dial?.attribs['data-share']).toBe(String(revenueShare.value / 100))
})

test.each(['/global-impact', '/source-of-water'] as const)(
  'every letter beside the map of %s stands on it, in its order',
  (path) => {
    const [map] = partsOf(path, 'main section:has(ol li > i) svg[role=img]')
    const letters = partsOf(path, 'main section:has(svg[role=img]) ol li > i').map(textOf)
    expect(letters.join('')).toMatch(/^ABCD(?:EF)?$/)
    const drawn = partsOf(map as Part, 'text').map(textOf)
    expect(drawn).toEqual(expect.arrayContaining(letters))
  },
)

test('what a plot draws can also be read as a table', () => {
  for (const [path, tables] of [
    ['/alkaline-water', 1],
    ['/global-need', 2],
    ['/investors', 1],
    ['/sustainable-bulk-solutions', 1],
  ] as const) {
    expect(
      partsOf(path, 'main section:has([role=img]) details table:has(th):has(td)'),
      path,
    ).toHaveLength(tables)
  }
})
