import { describe, expect, test } from 'vitest'
import { english } from '../tests/support/english.ts'
import { answerBy, matchingDocument, nextSteps, type SentLead } from './after-sending.ts'
import { topics } from './options.ts'
import { contractWords } from './words/contract-words.ts'

const supply: SentLead = { form: 'contact', topic: 'supply' }

describe('by when we answer', () => {
  const due = Date.parse('2026-11-24T00:00:00Z')

  test('is told on the reader’s own clock, with its place, and midnight in words', () => {
    expect(answerBy(supply, due, 'Europe/Berlin', english.lead)).toContain(
      'Tuesday, 24 November, 01:00 (Berlin)',
    )
    expect(answerBy(supply, due, 'America/New_York', english.lead)).toContain(
      'Monday, 23 November, 19:00',
    )
    const midnight = answerBy(supply, due, 'Atlantic/Reykjavik', english.lead)
    expect(midnight).toContain('the end of Monday')
    expect(midnight).not.toContain('00:00')
  })

  test('of an emergency speaks of no business days', () => {
    const emergency: SentLead = { ...supply, need: 'emergency' }
    expect(answerBy(emergency, due, 'UTC', english.lead)).not.toContain('business')
    const maybe: SentLead = { ...supply, need: 'maybe' }
    expect(answerBy(maybe, due, 'UTC', english.lead)).not.toContain('business')
    expect(nextSteps(maybe, english.lead)).toEqual(nextSteps(emergency, english.lead))
    expect(answerBy(supply, due, 'UTC', english.lead)).toContain('business days')
    expect(answerBy({ form: 'partnership' }, due, 'UTC', english.lead)).toContain('business days')
  })
})

test('every topic has a next step, and only what a quote ends with speaks of an order', () => {
  for (const topic of topics) {
    const steps = nextSteps({ form: 'contact', topic }, english.lead)
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.join(' ').includes('order')).toBe(topic === 'supply')
  }
})

test('the document fits the topic, and the format more closely still', () => {
  const href = (lead: SentLead) => matchingDocument(lead, english.lead)?.href
  expect(href(supply)).toContain('product-sheet')
  expect(href({ ...supply, extras: { format: 'rail' } })).toContain('logistics-guide')
  expect(href({ ...supply, extras: { ph: 'mild' } })).toContain('quality-sheet')
  expect(href({ form: 'partnership' })).toContain('partnership-guide')
  expect(href({ form: 'contact', topic: 'careers' })).toBeUndefined()
  // Its chapter on emergencies, and how a load is taken over.
  expect(href({ ...supply, need: 'emergency' })).toContain('logistics-guide')
})

test('a document is in the language of its reader, or says that it is English', () => {
  const { lead: words } = contractWords('fr')
  const { documents, inEnglish } = words.sent
  expect(matchingDocument(supply, words)).toEqual({
    label: documents.product,
    href: '/downloads/product-sheet.fr.pdf',
  })
  expect(matchingDocument({ form: 'partnership' }, words)).toEqual({
    label: inEnglish.replace('{label}', documents.partnership),
    href: '/downloads/partnership-guide.pdf',
  })
})
