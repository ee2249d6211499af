import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftKey, readDraft, writeDraft } from './draft.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('what was kept is read', () => {
  const draft = { values: { message: 'begun' }, spent: 1 }
  expect(readDraft('contact')).toBeNull()
  writeDraft('contact', draft)
  expect(readDraft('contact')).toEqual(draft)
})

// What no version of the site writes.
test.each([
  '{',
  '5',
  '{}',
  '{"values":"message","spent":1}',
  '{"values":{"message":{}},"spent":1}',
  '{"values":{"message":"begun"},"spent":"long"}',
])('%s is no draft', (damaged) => {
  kept.set(draftKey('contact'), damaged)
  expect(readDraft('contact')).toBeNull()
})
