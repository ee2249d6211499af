import { expect, test } from 'vitest'
import type { LeadEvent } from '../../../../contract/team-leads.ts'
import { whatOthersChanged } from './others-change.ts'

const anna = { id: 'a', address: 'anna@company.example' }
const event: LeadEvent = {
  id: '1',
  at: 1,
  by: anna.address,
  kind: 'status',
  from: 'new',
  to: 'won',
}

test('names who changed what', () => {
  const before = { status: 'new', assignee: null, history: [] } as const
  const now = { status: 'won', assignee: anna, history: [event] } as const
  expect(whatOthersChanged(before, now)).toMatch(
    /^anna set the status to Won and assigned it to anna/,
  )
  expect(whatOthersChanged({ ...before, assignee: anna }, { ...now, assignee: null })).toContain(
    'took the assignee away',
  )
})

test('speaks even where the two states look alike', () => {
  const same = { status: 'new', assignee: null, history: [] } as const
  expect(whatOthersChanged(same, same)).toMatch(/^Somebody changed this message/)
})
