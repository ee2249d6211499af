import { expect, test } from 'vitest'
import { regionOfPort, weeksOf, weeksText } from './lead-weeks.ts'
import { seaPorts } from './sea-ports/sea-ports.ts'

test.each([
  ['SNDKR', 'africa'],
  ['AEJEA', 'middleEast'],
  ['NLRTM', 'europe'],
  ['SGSIN', 'asiaPacific'],
  ['BRSSZ', 'americas'],
] as const)('%s lies in %s', (code, region) => {
  expect(regionOfPort(code)).toBe(region)
})

/** Between which degrees east and north every port of a region lies; overseas parts of a country have codes of their own. */
const bounds = {
  africa: [-26, 58, -47, 38],
  middleEast: [34, 61, 12, 37],
  europe: [-32, 180, 27, 82],
} as const

test('no port lies where its region does not reach', () => {
  const outside = seaPorts.filter(({ code, lat, lon }) => {
    const region = regionOfPort(code)
    if (region === 'americas') return lon > -29 && lon < 170
    if (region === 'asiaPacific') return lon > -120 && lon < 34
    const [west, east, south, north] = bounds[region]
    return lon < west || lon > east || lat < south || lat > north
  })
  expect(outside.map(({ code }) => code)).toEqual([])
})

test.each([
  ['5', [5, 5], '5'],
  ['5-6', [5, 6], '5–6'],
  ['5 – 6', [5, 6], '5–6'],
] as const)('%s are weeks', (text, weeks, written) => {
  expect(weeksOf(text)).toEqual(weeks)
  expect(weeksText(weeks)).toBe(written)
})

test.each(['', 'five', '0', '5 to 6', '5-6-7', undefined])('%s is no number of weeks', (text) => {
  expect(weeksOf(text)).toBeUndefined()
})
