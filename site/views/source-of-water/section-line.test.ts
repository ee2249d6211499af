import { expect, test } from 'vitest'
import { cut, lineAt, places } from './section-line.ts'
import { heightAt, iceAt, partOf, spring } from './terrain.ts'

const [divide, ice, edge, lava, spout, intake] = places

test('six places follow the line from west to east', () => {
  expect(places).toHaveLength(6)
  for (const [x, y] of places) expect(Math.abs(y - lineAt(x))).toBeLessThanOrEqual(1)
  const across = places.map(([x]) => x)
  expect(across).toEqual([...across].sort((one, other) => one - other))
})

test('each letter falls on what it names', () => {
  if (!divide || !ice || !edge || !lava || !spout || !intake) throw new Error('A place is missing')
  expect(partOf(divide)).toBeCloseTo(1, 1)
  expect(iceAt(...ice)).toBeGreaterThan(0)
  expect(iceAt(...edge)).toBeLessThanOrEqual(0)
  expect(partOf(lava)).toBeLessThan(1)
  expect(iceAt(...lava)).toBeLessThan(0)
  expect(spout).toEqual([...spring])
  expect(heightAt(...intake)).toBeLessThan(heightAt(...spring))
})

test('in the profile the ground falls from the divide to the intake', () => {
  const levels = places.map(([x]) => cut.levelAt(x))
  expect(levels).toEqual([...levels].sort((one, other) => one - other))
})
