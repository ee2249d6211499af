import { expect, test } from 'vitest'
import { readLeadFilters, writeLeadFilters } from './lead-filters.ts'

test('filters survive the address they stand in', () => {
  const filters = {
    search: 'harbour works',
    kind: 'contact',
    status: ['new', 'won'],
    interest: 'supply',
    assignee: 'me',
    emergency: 'yes',
    due: 'overdue',
    when: 'today',
    tag: 'sample sent',
    person: 'zoe@example.com',
    from: '2026-11-01',
  } as const
  expect(readLeadFilters(writeLeadFilters({ ...filters, status: [...filters.status] }))).toEqual(
    filters,
  )
})

test('what is malformed counts as not said', () => {
  const broken = 'kind=letter&status=new,lost-it&from=yesterday&assignee=a%20b&search=%20&due=soon'
  expect(readLeadFilters(new URLSearchParams(broken))).toEqual({ due: 'soon' })
})
