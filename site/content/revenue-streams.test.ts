import { expect, test } from 'vitest'
import { registry } from '../figures/registry.ts'
import { revenueStreams } from './revenue-streams.ts'

const largest = [...revenueStreams(registry, [])].sort((a, b) => b.value - a.value)

test('the streams stand in order of size, add up to the year, and their shares to a hundred', () => {
  const streams = revenueStreams(registry, [])
  expect(streams).toEqual(largest)
  expect(streams.reduce((sum, { value }) => sum + value, 0)).toBe(registry.revenueYear.value)
  expect(streams.reduce((sum, { share }) => sum + share, 0)).toBe(100)
})

test('a name and a growth that the owner fills in stand with their stream alone', () => {
  const [first, second, third] = revenueStreams(registry, [
    { name: 'Bottlers' },
    { growth: '60 % a year' },
  ])
  expect(first).toMatchObject({ name: 'Bottlers', growth: undefined })
  expect(second).toMatchObject({ name: undefined, growth: '60 % a year' })
  expect(third).toMatchObject({ name: undefined, growth: undefined })
})
