import { expect, test } from 'vitest'
import { contactPresets } from './contact-presets.ts'
import { readPlan } from './plan-address.ts'
import { planQuoteLink } from './plan-link.ts'
import type { PlanInput } from './supply-plan.ts'

const input: PlanInput = {
  purpose: 'relief',
  need: { by: 'people', people: 8_000, litresADay: 2.5 },
  days: 30,
  reserve: 7,
  storage: 50_000,
  port: 'KEMBA',
  month: '2027-03',
  format: 'flexitank',
}

test('the contact form gets the plan as far as its fields go, and the plan whole', () => {
  const [, query = ''] = planQuoteLink(input, { containers: 25 }, 'Mombasa, Kenya').split('?')
  const { need, topic, extras } = contactPresets(query)
  expect({ need, topic }).toEqual({ need: 'emergency', topic: 'supply' })
  expect(extras).toMatchObject({
    format: 'flexitank',
    containers: 25,
    people: 8_000,
    days: 30,
    place: 'Mombasa, Kenya',
    month: '2027-03',
  })
  expect(readPlan(new URLSearchParams(extras?.plan), 'en')).toMatchObject({ ok: true, input })
})

test('the longest plan fits', () => {
  const longest: PlanInput = {
    ...input,
    purpose: 'bottling',
    need: { by: 'people', people: 10_000_000, litresADay: 999.5 },
    days: 1_079,
    storage: 1_000_000_000,
    format: 'large-box',
    reserve: 14,
  }
  const [, query = ''] = planQuoteLink(longest, { containers: 9_999 }, undefined).split('?')
  expect(contactPresets(query).extras?.plan).toBeTruthy()
  // A place in letters that an address writes out stays in the field of the place.
  const place = 'مَرفأ'.repeat(12)
  const [, far = ''] = planQuoteLink({ ...longest, port: place }, { containers: 1 }, place).split(
    '?',
  )
  expect(contactPresets(far).extras).toMatchObject({ place, plan: expect.any(String) })
})

test('a place that we do not know travels with the plan', () => {
  const [, query = ''] = planQuoteLink(
    { ...input, port: 'Port Atlantis' },
    { containers: 25 },
    'Port Atlantis',
  ).split('?')
  const { extras } = contactPresets(query)
  expect(extras?.place).toBe('Port Atlantis')
  expect(new URLSearchParams(extras?.plan).get('port')).toBe('Port Atlantis')
})
