import { expect, test } from 'vitest'
import { extraRows } from '../../contract/lead-fields.ts'
import { english } from '../../tests/support/english.ts'
import { leadFile } from './lead-file.ts'
import type { ExportedLead } from './lead-reader.ts'

const lead: ExportedLead = {
  reference: 'BGW-7K3M-9Q2F',
  kind: 'contact',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  organization: '',
  interest: 'supply',
  excerpt: '',
  need: 'emergency',
  suspicious: false,
  status: 'new',
  mergedInto: null,
  assignee: null,
  version: 1,
  receivedAt: 0,
  answerDueAt: 0,
  answeredAt: null,
  followUpAt: null,
  tags: [],
  message: 'Water.',
  extras: { format: 'rail', containers: 1_200, month: '2027-03' },
  page: '/contact?from=home',
  referrer: null,
  campaign: null,
  language: 'de-CH',
  fillTime: 61_000,
}

async function exported(changed: Partial<typeof lead> = {}): Promise<Map<string, string>> {
  const parts: string[] = []
  async function* portions() {
    yield [{ ...lead, ...changed }]
  }
  for await (const part of leadFile(portions())) parts.push(part)
  const [head = [], row = []] = parts.map((part) => part.trim().replace('\ufeff', '').split(','))
  expect(row).toHaveLength(head.length)
  return new Map(head.map((name, at) => [name, row[at] ?? '']))
}

test('each extra field has a column of its own, and numbers can be added up', async () => {
  const cells = await exported()
  for (const [name] of extraRows) {
    expect([...cells.keys()]).toContain(english.lead.fields[name].label)
  }
  expect(cells.get('Containers')).toBe('1200')
  expect(cells.get('Format')).toBe('Rail')
  expect(cells.get('Month')).toBe('March 2027')
  expect(cells.get('Other wishes')).toBe('')
})

test('an emergency is told from what may be one', async () => {
  for (const [need, cell] of [
    ['emergency', 'yes'],
    ['maybe', 'maybe'],
    [null, 'no'],
  ] as const) {
    expect((await exported({ need })).get('Emergency')).toBe(cell)
  }
})

test('where a lead came from reads as in the dashboard', async () => {
  const cells = await exported()
  expect(cells.get('Came from')).toBe('/')
  expect(cells.get('Language')).toBe('Swiss High German')
  expect(cells.get('Time to write')).toBe('1 min')
})
