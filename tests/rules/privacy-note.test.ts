import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { contactSections } from '../../site/views/contact/contact-sections.ts'

const note = contactSections('en').notes?.find(({ id }) => id === 'privacy')?.text ?? []
/** The one paragraph that speaks of something. */
const about = (what: RegExp) => note.filter((paragraph) => what.test(paragraph)).join(' ')

test('the privacy note names the days after which the server really forgets', () => {
  const { retentionDays } = readConfig({})
  const periods = [...about(/emails/).matchAll(/(\d+) days/g)].map(([, days]) => Number(days))
  const { sentWords, sentMails, suspiciousLeads } = retentionDays
  expect(periods).toEqual([sentWords, sentMails, suspiciousLeads])
  expect(about(/newsletter/)).toContain(` ${retentionDays.pendingSubscribers} days`)
})

test('it tells what else is kept, and what no deletion reaches', () => {
  expect(about(/newsletter/)).toMatch(/record .*subscribe.*leave/)
  expect(about(/delete/)).toMatch(/backups .*mailboxes/i)
})

test('it tells of the counts of pages, and what is kept with a message', () => {
  expect(about(/each page/)).toMatch(/per day.*nothing about its reader/)
  expect(about(/your message/)).toMatch(/language of your browser/)
})
