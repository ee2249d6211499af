import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { english } from '../tests/support/english.ts'
import { contactFields } from '../tests/support/lead-calls.ts'
import { contactMessage } from './contact-message.ts'
import { plainLines } from './plain-text.ts'
import { signCall } from './team-launch.ts'
import { issueCall } from './team-newsletter.ts'

const kept = (changes: Parameters<typeof contactFields>[0]) =>
  v.parse(contactMessage(english.lead), contactFields(changes))

describe('what nobody sees is taken out', () => {
  test.each([
    ['a text turned around', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['isolated directions', '\u2066Ada\u2069 \u200FL\u200E', 'Ada L'],
    ['blanks of no width', 'A\u200Bd\u2060a\uFEFF', 'Ada'],
    ['joiners between Latin letters', 'A\u200Dd\u200Ca', 'Ada'],
    ['hidden tags', 'Ada\u{E0041}\u{E0042}', 'Ada'],
    ['soft hyphens', 'Ada\u00AD', 'Ada'],
  ])('%s', (_what, written, read) => {
    expect(kept({ firstName: written }).firstName).toBe(read)
    expect(kept({ message: `Hello,\n${written}` }).message).toBe(`Hello,\n${read}`)
  })

  test('a name of nothing else is none', () => {
    const fields = contactFields({ lastName: '\u200B\u2060' })
    expect(v.safeParse(contactMessage(english.lead), fields).success).toBe(false)
  })
})

test.each([
  ['Persian', 'می\u200Cخواهم'],
  ['Hindi', 'क्\u200Dष'],
  ['a family of emoji', '👩\u200D👩\u200D👧'],
  ['a flag of emoji', '🏳\uFE0F\u200D🌈'],
  ['Icelandic, Greek, Chinese', 'Sigríður Ελένη 李'],
])('%s stays as it was written', (_what, text) => {
  expect(kept({ message: text }).message).toBe(text)
})

test.each(['=1+1@example.com', '+39@example.com', "-2+3+cmd|'x'@example.com"])(
  'the address %s is refused: a spreadsheet would compute it',
  (email) => {
    expect(v.safeParse(contactMessage(english.lead), contactFields({ email })).success).toBe(false)
  },
)

test('the address of somebody who sorts mail by + is an address', () => {
  expect(kept({ email: 'ada+water=x@example.com' }).email).toBe('ada+water=x@example.com')
})

test('of several lines no control stays that a terminal obeys, nor a mark that turns them around', () => {
  expect(plainLines('Called.\u001b[2J\u0000\r\nAsk\u202e again\tat 9\u009b')).toBe(
    'Called.[2J\nAsk again\tat 9',
  )
})

test('the title of an issue and a name under a promise are one line that reads as it was typed', () => {
  const typed = ' La\u202eva\r\nBcc: x@example.com\u2028\u200b '
  const issue = { title: typed, introduction: `One.\r\n\u202etwo\u0007`, articles: [] }
  expect(v.parse(issueCall, issue)).toEqual({
    title: 'Lava Bcc: x@example.com',
    introduction: 'One.\ntwo',
    articles: [],
  })
  expect(v.parse(signCall, { as: typed })).toEqual({ as: 'Lava Bcc: x@example.com' })
  expect(v.is(issueCall, { ...issue, title: '\u200b\u200b\u200b' })).toBe(false)
})
