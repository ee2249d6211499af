import { expect, test } from 'vitest'
import type { LeadRow } from '../../../../contract/team-leads.ts'
import { steadyRows } from './steady-rows.ts'

/** When the list was made, and when those came that it has. */
const since = 1_000_000
const before = since - 60_000

function rows(...references: string[]): LeadRow[] {
  return references.map((reference) => lead(reference, 'new'))
}

function lead(reference: string, status: LeadRow['status'], receivedAt = before): LeadRow {
  return { reference, status, receivedAt } as LeadRow
}

const came = (...references: string[]) =>
  references.map((reference) => lead(reference, 'new', since + 1))

const references = (list: readonly LeadRow[]) => list.map(({ reference }) => reference)

test('a message that comes waits and is counted, while every row keeps its place', () => {
  const steady = steadyRows(
    { urgent: rows('U'), rest: rows('B', 'A') },
    { urgent: [...came('V'), ...rows('U')], rest: [...came('C'), ...rows('B', 'A')] },
    since,
  )
  expect(references(steady.urgent)).toEqual(['U'])
  expect(references(steady.rest)).toEqual(['B', 'A'])
  expect(steady.unseen).toEqual(['V', 'C'])
  expect(steady.moved).toBe(false)
})

test('an older message that moves up, as others were answered, is no new one', () => {
  const steady = steadyRows(
    { urgent: rows('U'), rest: rows('B', 'A') },
    { urgent: rows('V'), rest: [...came('C'), ...rows('U', 'B', 'A')] },
    since,
  )
  expect(steady.unseen).toEqual(['C'])
  expect(steady.moved).toBe(true)
})

test('a row that changed shows its new state, where it stood', () => {
  const fresh = { urgent: [], rest: [lead('C', 'new'), lead('A', 'new'), lead('B', 'won')] }
  const steady = steadyRows({ urgent: rows('B'), rest: rows('A') }, fresh, since)
  expect(steady.urgent).toEqual([lead('B', 'won')])
  expect(references(steady.rest)).toEqual(['A'])
})

test('a row that the filters no longer find stays until the list is renewed', () => {
  const steady = steadyRows(
    { urgent: [], rest: rows('B', 'A') },
    { urgent: [], rest: rows('A') },
    since,
  )
  expect(references(steady.rest)).toEqual(['B', 'A'])
  expect(steady.unseen).toEqual([])
})

test('the next page is added at the end', () => {
  const steady = steadyRows(
    { urgent: [], rest: rows('D', 'C') },
    { urgent: [], rest: [...came('E'), ...rows('D', 'C', 'B', 'A')] },
    since,
  )
  expect(references(steady.rest)).toEqual(['D', 'C', 'B', 'A'])
  expect(steady.unseen).toEqual(['E'])
})

test('the first message of an empty list waits for nobody', () => {
  const steady = steadyRows({ urgent: [], rest: [] }, { urgent: [], rest: rows('A') }, since)
  expect(references(steady.rest)).toEqual(['A'])
  expect(steady.unseen).toEqual([])
})
