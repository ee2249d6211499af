import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepWayBack, readWayBack, takeLanding } from './way-back.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a sign-in lands once where one was going, then at home', () => {
  keepWayBack({ to: '/team?lead=BGW-7K3M-9Q2F', why: 'ended' })
  expect(readWayBack()).toEqual({ to: '/team?lead=BGW-7K3M-9Q2F', why: 'ended' })
  expect(takeLanding()).toBe('/team?lead=BGW-7K3M-9Q2F')
  expect(takeLanding()).toBe('/')
})

test('half an hour later it is forgotten', () => {
  keepWayBack({ to: '/team', why: 'wanted' })
  vi.setSystemTime(1_800_000)
  expect(takeLanding()).toBe('/')
})

test.each([
  'https://evil.example/team',
  '//evil.example/team',
  '/team/../auth',
  '/\\evil.example',
  '/team@evil.example',
  'javascript:alert(1)',
  '/about',
])('nobody is sent to %s', (to) => {
  keepWayBack({ to, why: 'ended' })
  expect(takeLanding()).toBe('/')
})

test('what is no record of ours is nothing', () => {
  kept.set('way-back', '[')
  expect(readWayBack()).toBeNull()
})
