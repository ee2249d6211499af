import { expect, test } from 'vitest'
import { undoTime } from '../../contract/team-leads.ts'
import { changedState, type LeadState } from './lead-state.ts'

const state: LeadState = {
  status: 'contacted',
  assigneeId: null,
  answeredAt: 1_000,
  need: null,
  followUpAt: null,
  tags: ['sample'],
}

test('a slip of the hand that is undone at once was no answer', () => {
  const undone = changedState(state, { status: 'new', undo: true }, 1_000 + undoTime - 1)
  expect(undone).toMatchObject({ status: 'new', answeredAt: null })
})

test('set back otherwise, or later, an answer stays one', () => {
  expect(changedState(state, { status: 'new' }, 2_000)?.answeredAt).toBe(1_000)
  const late = changedState(state, { status: 'new', undo: true }, 1_000 + undoTime)
  expect(late?.answeredAt).toBe(1_000)
})

test('what is so already changes nothing', () => {
  const asked = { status: 'contacted', need: null, tags: ['sample'] } as const
  expect(changedState(state, asked, 2_000)).toBeUndefined()
})
