import { expect, test } from 'vitest'
import { registry } from '../figures/registry.ts'
import { revenueStreams } from './revenue-streams.ts'

const largest = [...revenueStreams(registry, [])].sort((a, b) => b.value - a.value)

test('without a name a stream is called by its share of the year', () => {
  const [first] = revenueStreams(registry, [])
  const { firstStream, revenueYear } = registry
  const share = `${Math.round((firstStream.value / revenueYear.value) * 100)} %`
  expect(first).toMatchObject({ title: `${share} of revenue`, label: share, growth: undefined })
})

test('the streams stand in order of size and add up to the year', () => {
  expect(revenueStreams(registry, [])).toEqual(largest)
  expect(largest.reduce((sum, { value }) => sum + value, 0)).toBe(registry.revenueYear.value)
})

test('a name and a growth that the owner fills in stand with their stream alone', () => {
  const [first, second, third] = revenueStreams(registry, [
    { name: 'Bottlers' },
    { growth: '60 % a year' },
  ])
  expect(first).toMatchObject({ title: 'Bottlers', label: 'Bottlers', growth: undefined })
  expect(second).toMatchObject({ named: false, growth: '60 % a year' })
  expect(third).toMatchObject({ named: false, growth: undefined })
})
