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
  const [, query = ''] = planQuoteLink(
    input,
    { containers: 25, containersAMonth: 25 },
    'Mombasa, Kenya',
    'en',
  ).split('?')
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
  const [, query = ''] = planQuoteLink(
    longest,
    { containers: 9_999, containersAMonth: 9_999 },
    undefined,
    'en',
  ).split('?')
  expect(contactPresets(query).extras?.plan).toBeTruthy()
  // A place in letters that an address writes out stays in the field of the place.
  const place = 'مَرفأ'.repeat(12)
  const [, far = ''] = planQuoteLink(
    { ...longest, port: place },
    { containers: 1, containersAMonth: 1 },
    place,
    'en',
  ).split('?')
  expect(contactPresets(far).extras).toMatchObject({ place, plan: expect.any(String) })
})

test('a place that we do not know travels with the plan', () => {
  const [, query = ''] = planQuoteLink(
    { ...input, port: 'Port Atlantis' },
    { containers: 25, containersAMonth: 25 },
    'Port Atlantis',
    'en',
  ).split('?')
  const { extras } = contactPresets(query)
  expect(extras?.place).toBe('Port Atlantis')
  expect(new URLSearchParams(extras?.plan).get('port')).toBe('Port Atlantis')
})

test('a plan of more than a month is asked for as a regular order', () => {
  const bottler: PlanInput = {
    ...input,
    purpose: 'bottling',
    need: { by: 'volume', litresAMonth: 120_000 },
    days: 360,
  }
  const asked = (plan: PlanInput, containers: number) => {
    const planned = { containers, containersAMonth: 5 }
    return contactPresets(planQuoteLink(plan, planned, undefined, 'en').replace('/contact?', ''))
      .extras
  }
  expect(asked(bottler, 60)).toMatchObject({ containers: 5, rhythm: 'monthly', months: 12 })
  const once = asked({ ...bottler, days: 30 }, 5)
  expect(once).toMatchObject({ containers: 5 })
  expect(once).not.toHaveProperty('rhythm')
  expect(once).not.toHaveProperty('months')
})
