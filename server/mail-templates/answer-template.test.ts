import { expect, test } from 'vitest'
import { extraFacts } from '../../contract/extras.ts'
import { answerTopics } from '../../contract/team-answers.ts'
import { english } from '../../tests/support/english.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import type { AnsweredLead } from '../lead-management/answer-store.ts'
import { answerTemplates, answerTopicOf } from './answer-template.ts'

const lead: AnsweredLead = {
  id: 'id',
  reference: 'BGW-7K3M-9Q2F',
  kind: 'contact',
  interest: 'supply',
  need: null,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  organization: 'Harbour Bottlers',
  page: '/contact',
  language: 'de-CH',
  extras: { format: 'flexitank', containers: 4, month: '2027-03', place: 'Rotterdam' },
  thread: [],
}
const by = { by: 'anna.jons@company.example', hasQuote: false }

test('every template addresses the person, names the reference and is signed', () => {
  const templates = answerTemplates(lead, by, mailSettings)
  expect(templates.map(({ topic }) => topic)).toEqual(answerTopics)
  for (const { text } of templates) {
    expect(text).toMatch(/^Dear Ada Lovelace,\n\n/)
    expect(text).toContain(lead.reference)
    expect(text).toMatch(/\nAnna Jons\nCompany$/)
    expect(text).not.toMatch(/[{}]|undefined|\n{3}/)
  }
})

test('supply and emergency repeat what was asked for', () => {
  const templates = answerTemplates(lead, by, mailSettings)
  const facts = extraFacts(lead.extras, english.lead)
  expect(facts).toHaveLength(4)
  for (const { text } of templates.filter(({ topic }) => /supply|emergency/.test(topic))) {
    for (const [label, value] of facts) expect(text).toContain(`${label}: ${value}`)
  }
})

test('a quote is spoken of as attached only where there is one', () => {
  const supply = (hasQuote: boolean) =>
    answerTemplates(lead, { ...by, hasQuote }, mailSettings).find(({ topic }) => topic === 'supply')
  expect(supply(true)?.text).toContain('attached')
  expect(supply(false)?.text).not.toContain('attached')
})

test('the template that stands there first is that of the lead, an emergency before all', () => {
  expect(answerTopicOf(lead)).toBe('supply')
  expect(answerTopicOf({ ...lead, need: 'maybe' })).toBe('emergency')
  expect(answerTopicOf({ ...lead, kind: 'partnership', interest: 'ngo' })).toBe('partnership')
  expect(answerTopicOf({ ...lead, interest: 'investment' })).toBe('investment')
  expect(answerTopicOf({ ...lead, interest: 'media' })).toBe('press')
  expect(answerTopicOf({ ...lead, interest: 'careers' })).toBe('other')
})
