import { expect, test } from 'vitest'
import { registry } from '../../figures/registry.ts'
import { type Branching, branchesPath, endsOf } from './branches.ts'

const branching: Branching = {
  count: registry.communitiesPureFlow.value,
  middle: 300,
  pitch: [3, 16],
  along: [0, 100, 200, 300, 400, 500],
}

test('the stream divides into one end for each community on the ledger', () => {
  const ends = endsOf(branching)
  expect(ends).toHaveLength(registry.communitiesPureFlow.value)
  expect(branchesPath(branching, true).split('M').slice(1)).toHaveLength(ends.length)
})

test('the ends lie evenly to both sides of the stream', () => {
  const ends = endsOf(branching)
  const [first = Number.NaN, second = Number.NaN] = ends
  expect(second - first).toBe(branching.pitch[1])
  expect((first + (ends.at(-1) ?? Number.NaN)) / 2).toBe(branching.middle)
})
