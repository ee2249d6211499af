import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contactMessage } from './contact-message.ts'
import { limits } from './fields.ts'
import {
  nextMonths,
  openMonth,
  phRanges,
  type Quote,
  quoteFields,
  quoteFormats,
  quoteInForm,
  quoteLimits,
  readQuote,
} from './quote.ts'
import {
  messageWithQuote,
  openMonthLabel,
  quoteFacts,
  quoteHeading,
  quoteLabels,
  wordsBeforeQuote,
} from './quote-words.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

const longest: Quote = {
  format: 'small-box',
  containers: quoteLimits.containers,
  place: 'P'.repeat(quoteLimits.place),
  month: '2027-09',
  ph: 'alkaline',
  wishes: 'w'.repeat(quoteLimits.wishes),
  plan: `for=${'x'.repeat(quoteLimits.plan - 4)}`,
}

/** Whether the server takes a message. */
const accepts = (message: string) => v.safeParse(contactMessage.entries.message, message).success

/** A form by its fields. */
const formOf = (values: Record<string, string>) => (name: string) => values[name]

describe('a quote that was sent', () => {
  test('is kept part by part', () => {
    expect(readQuote(longest)).toEqual(longest)
    expect(readQuote(JSON.parse(JSON.stringify(longest)))).toEqual(longest)
  })

  test.each([
    ['no object', 'flexitank'],
    ['nothing said', {}],
    ['unknown options', { format: 'barrel', ph: 'acid', month: 'soon' }],
    ['impossible numbers', { containers: 0 }],
    ['a number in words', { containers: 'ten' }],
    ['too many', { containers: quoteLimits.containers + 1 }],
    ['half a container', { containers: 1.5 }],
    ['a month that no year has', { month: '2027-13' }],
    ['blank places', { place: ' \n ' }],
    ['the keys of every object', JSON.parse('{"__proto__": {"place": "Rotterdam"}}')],
  ])('with %s says nothing', (_name, input) => {
    expect(readQuote(input)).toBeUndefined()
  })

  test('loses what is wrong in it, not the rest', () => {
    expect(readQuote({ ...longest, format: 'barrel', price: 1 })).toEqual({
      ...longest,
      format: undefined,
    })
  })

  test('becomes single lines within their limits', () => {
    const place = `Rotter\u202edam\r\nBcc: x${'y'.repeat(500)}`
    const read = readQuote({ place })
    expect(read?.place).toHaveLength(quoteLimits.place)
    expect(read?.place).toMatch(/^Rotterdam Bcc: xy+$/)
  })
})

describe('a quote in a form', () => {
  test('is read by the fields’ names, and untouched fields say nothing', () => {
    const empty = Object.fromEntries(Object.values(quoteFields).map((name) => [name, '']))
    expect(quoteInForm(formOf(empty), now)).toBeUndefined()
    const filled = { ...empty, [quoteFields.containers]: '10', [quoteFields.place]: 'Gdynia' }
    expect(quoteInForm(formOf(filled), now)).toEqual({ containers: 10, place: 'Gdynia' })
  })

  test.each([
    ['11', '2026-11'],
    ['12', '2026-12'],
    ['01', '2027-01'],
    ['10', '2027-10'],
    [openMonth, openMonth],
    ['13', undefined],
  ])('the month %s is the next one of its name', (month, expected) => {
    expect(quoteInForm(formOf({ [quoteFields.month]: month }), now)?.month).toBe(expected)
  })

  test('offers twelve months, each of which is read as the year it was shown with', () => {
    const offered = nextMonths(now)
    expect(new Set(offered.map(({ month }) => month)).size).toBe(12)
    for (const { month, year } of offered) {
      const read = quoteInForm(formOf({ [quoteFields.month]: month }), now)
      expect(read?.month).toBe(`${year}-${month}`)
    }
  })
})

describe('a quote in a message', () => {
  test('stands after the visitor’s own words, plainly separated', () => {
    const quote: Quote = { format: 'flexitank', containers: 1000, month: openMonth }
    const message = messageWithQuote('Hello.\n\nWe bottle.', quote)
    expect(message.startsWith('Hello.\n\nWe bottle.\n\n')).toBe(true)
    for (const [label, value] of quoteFacts(quote))
      expect(message).toContain(`\n${label}: ${value}`)
    expect(message).toContain('1,000')
    expect(message).toContain(openMonthLabel)
  })

  test('is no message by itself, and none changes nothing', () => {
    expect(messageWithQuote(' ', { place: 'Gdynia' }).trim()).toBe('')
    expect(messageWithQuote('Hello.', undefined)).toBe('Hello.')
    expect(messageWithQuote('', undefined)).toBe('')
  })

  test('takes no room from the visitor’s words, whatever is chosen', () => {
    const words = 'x'.repeat(limits.message)
    for (const format of quoteFormats) {
      for (const ph of phRanges) {
        const whole = messageWithQuote(words, { ...longest, format, ph })
        expect(accepts(whole)).toBe(true)
        expect(wordsBeforeQuote(whole)).toBe(words)
        expect(accepts(messageWithQuote(`${words}x`, { ...longest, format, ph }))).toBe(false)
      }
    }
  })

  test.each([
    ['under another heading', '\n\nBesides\nPlace: Gdynia'],
    ['of other lines', `\n\n${quoteHeading}\nRather more than that.`],
    [
      'longer than any quote',
      `\n\n${quoteHeading}\n${quoteLabels.wishes}: ${'w'.repeat(quoteLimits.lines)}`,
    ],
  ])('is no text %s: its words count', (_name, text) => {
    expect(accepts('x'.repeat(limits.message) + text)).toBe(false)
    expect(wordsBeforeQuote(`Hello.${text}`)).toBe(`Hello.${text}`)
  })
})
