import { expect, test } from 'vitest'
import { windowCounter } from './window-counter.ts'

test('a name waits for the end of its window once it came too often, and nobody else does', () => {
  let now = 0
  const count = windowCounter({ times: 2, seconds: 10 }, () => now)
  expect([count('a'), count('a')]).toEqual([undefined, undefined])
  now = 4_000
  expect(count('a')).toBe(6)
  expect(count('b')).toBeUndefined()
  now = 10_000
  expect(count('a')).toBeUndefined()
})

test('half a million names leave the memory as it is, and soon', () => {
  const count = windowCounter({ times: 1, seconds: 10 }, () => 0)
  const before = process.memoryUsage().heapUsed
  for (let n = 0; n < 500_000; n += 1) count(`name-${n}`)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024)
  count('of just now')
  expect(count('of just now')).toBe(10)
})
