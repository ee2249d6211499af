import { expect, test } from 'vitest'
import { registry } from '../../../figures/registry.ts'
import { rightmostAt, threadsOf } from './threads.ts'
import { depthOf, levelOf } from './years.ts'

const { firstLava, secondLava, deepestLava } = registry
const spans = [null, firstLava.ends, secondLava.ends, deepestLava.ends]
const depth = depthOf(spans)

test('on the scale of years every step of ten has the same length', () => {
  const between = (from: number, to: number) => levelOf(to, depth) - levelOf(from, depth)
  expect(between(1, 10)).toBeCloseTo(1)
  expect(between(10, 100)).toBeCloseTo(1)
  expect(between(20, 200)).toBeCloseTo(1)
})

test('every layer holds its own years, and the ice lies above the first of them', () => {
  for (const [at, span] of spans.entries()) {
    const layer = depth.layers[at]
    if (!layer) throw new Error('A layer is missing')
    const foot = layer.top + layer.height
    if (!span) {
      expect(foot).toBeCloseTo(depth.start)
      continue
    }
    expect(levelOf(span[0], depth)).toBeGreaterThanOrEqual(layer.top - 1e-9)
    expect(levelOf(span[1], depth)).toBeLessThanOrEqual(foot + 1e-9)
  }
})

test('threads of water halve under every lava until one is left for the spring', () => {
  const { threads, outlet } = threadsOf(depth, levelOf(depth.last, depth))
  const counted = [0, 1, 2, 3].map(
    (generation) => threads.filter((thread) => thread.generation === generation).length,
  )
  expect(counted).toEqual([8, 4, 2, 1])
  expect(rightmostAt(threads, 999)).toBeCloseTo(outlet[0], 0)
})

test('a layer that is withheld takes its threads along, and the scale closes up', () => {
  const shorter = depthOf([null, firstLava.ends, deepestLava.ends])
  const { threads } = threadsOf(shorter, levelOf(shorter.last, shorter))
  expect(threads.filter(({ generation }) => generation === 0)).toHaveLength(4)
  expect(shorter.total).toBeCloseTo(depth.total)
})
