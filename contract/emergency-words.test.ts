import { expect, test } from 'vitest'
import { needOf, speaksOfEmergency } from './emergency-words.ts'

test.each([
  'EMERGENCY',
  'Emergencies in two towns',
  'This is urgent: 40,000 people',
  'Urgently needed',
  'Urgence, 3 000 personnes',
  'C’est l’urgence',
  'emergencia: agua potable',
  'URGENTE',
  'Neyð í Vík',
  'NEYÐARÁSTAND',
  'عاجل',
  'طلب عاجل من البلدية',
  'مساعدة عاجلة',
  'العاجل',
  '\n  Emergency\nThe rest of the message',
  'Not urgent for us, an emergency for them',
])('%j speaks of an emergency', (message) => {
  expect(speaksOfEmergency(message)).toBe(true)
})

test.each([
  '',
  'Two containers to Rotterdam',
  'Five containers a month.\nThis is urgent.',
  'Detergents and insurgents',
  'This is not urgent',
  'A non-urgent question, not an emergency',
])('%j does not', (message) => {
  expect(speaksOfEmergency(message)).toBe(false)
})

test('what was said holds; an unsaid emergency may be one', () => {
  expect(needOf('emergency', 'A quote, please.')).toBe('emergency')
  expect(needOf('no', 'Urgent: a quote, please.')).toBeUndefined()
  expect(needOf(undefined, 'Urgent: a quote, please.')).toBe('maybe')
  expect(needOf(undefined, 'A quote, please.')).toBeUndefined()
})
