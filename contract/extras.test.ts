import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { english } from '../tests/support/english.ts'
import { contactMessage } from './contact-message.ts'
import {
  extraFacts,
  extrasInTexts,
  extrasOf,
  messageWithExtras,
  ownWords,
  readExtras,
  roomForExtras,
  wordsBesideExtras,
} from './extras.ts'
import { limits } from './fields.ts'
import { controlName, type Extras, extraFields, extraRows } from './lead-fields.ts'
import { nextMonths, openMonth } from './months.ts'
import { phRanges, quoteFormats } from './quote.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const { containers, months, place, wishes, plan, people, days, receiver, phone } = extraFields

const longest: Extras = {
  format: 'small-box',
  containers: containers.control.most,
  place: 'P'.repeat(place.control.maxLength),
  month: '2027-09',
  ph: 'alkaline',
  wishes: 'w'.repeat(wishes.control.maxLength),
  rhythm: 'monthly',
  months: months.control.most,
  plan: 'people=999999999999&litres=999999999999&time=999999999999&for='.padEnd(
    plan.control.maxLength,
    'x',
  ),
  people: people.control.most,
  days: days.control.most,
  receiver: 'R'.repeat(receiver.control.maxLength),
  phone: '0'.repeat(phone.control.maxLength),
}

/** Whether the server takes a message. */
const accepts = (message: string) =>
  v.safeParse(contactMessage(english.lead).entries.message, message).success

/** A form by its controls. */
const formOf = (values: Record<string, string>) => (name: string) => values[name]

describe('extra fields that were sent', () => {
  test('are kept one by one', () => {
    expect(readExtras(longest)).toEqual(longest)
    expect(readExtras(JSON.parse(JSON.stringify(longest)))).toEqual(longest)
  })

  test.each([
    ['no object', 'flexitank'],
    ['nothing said', {}],
    ['unknown options', { format: 'barrel', ph: 'acid', month: 'soon' }],
    ['impossible numbers', { containers: 0 }],
    ['a number in words', { containers: 'ten' }],
    ['too many', { containers: containers.control.most + 1 }],
    ['half a container', { containers: 1.5 }],
    ['a month that no year has', { month: '2027-13' }],
    ['blank places', { place: ' \n ' }],
    ['a plan that leads elsewhere', { plan: '//evil.example' }],
    ['the keys of every object', JSON.parse('{"__proto__": {"place": "Rotterdam"}}')],
  ])('with %s say nothing', (_name, input) => {
    expect(readExtras(input)).toBeUndefined()
  })

  test('lose what is wrong in them, not the rest', () => {
    expect(readExtras({ ...longest, format: 'barrel', price: 1 })).toEqual({
      ...longest,
      format: undefined,
    })
  })

  test('become single lines within their limits', () => {
    const read = readExtras({ place: `Rotter\u202edam\r\nBcc: x${'y'.repeat(500)}` })
    expect(read?.place).toHaveLength(place.control.maxLength)
    expect(read?.place).toMatch(/^Rotterdam Bcc: xy+$/)
  })

  test('belong to the forms that have them', () => {
    expect(extrasOf('contact', longest)).toEqual(longest)
    const elsewhere = extraRows.filter(([, { forms }]) => !forms.includes('partnership'))
    const kept = extrasOf('partnership', longest) ?? {}
    for (const [name] of elsewhere) expect(kept).not.toHaveProperty(name)
  })
})

describe('extra fields in a form', () => {
  test('are read by the controls’ names, and untouched ones say nothing', () => {
    const empty = Object.fromEntries(extraRows.map(([name]) => [controlName(name), '']))
    expect(extrasInTexts(formOf(empty), now)).toBeUndefined()
    const both = { quote_place: 'Gdynia', emergency_place: 'Beira' }
    expect(extrasInTexts(formOf(both), now)).toEqual({ place: 'Beira' })
    const filled = { ...empty, [controlName('containers')]: '10', [controlName('place')]: 'Gdynia' }
    expect(extrasInTexts(formOf(filled), now)).toEqual({ containers: 10, place: 'Gdynia' })
  })

  test('months said alone are those of a regular order, and one load has none', () => {
    const asked = (rhythm: string) =>
      extrasInTexts(formOf({ quote_months: '12', quote_rhythm: rhythm }), now)
    expect(asked('')).toEqual({ rhythm: 'monthly', months: 12 })
    expect(asked('monthly')).toEqual({ rhythm: 'monthly', months: 12 })
    expect(asked('once')).toEqual({ rhythm: 'once' })
  })

  test.each([
    ['11', '2026-11'],
    ['12', '2026-12'],
    ['01', '2027-01'],
    ['10', '2027-10'],
    [openMonth, openMonth],
    ['13', undefined],
  ])('the month %s is the next one of its name', (month, expected) => {
    expect(extrasInTexts(formOf({ [controlName('month')]: month }), now)?.month).toBe(expected)
  })

  test('offer twelve months, each of which is read as the year it was shown with', () => {
    const offered = nextMonths(now)
    expect(new Set(offered.map(({ month }) => month)).size).toBe(12)
    for (const { month, year } of offered) {
      const read = extrasInTexts(formOf({ [controlName('month')]: month }), now)
      expect(read?.month).toBe(`${year}-${month}`)
    }
  })
})

describe('extra fields in a message', () => {
  test('stand after the visitor’s own words, plainly separated', () => {
    const extras: Extras = { format: 'flexitank', containers: 1000, month: openMonth }
    const message = messageWithExtras('Hello.\n\nWe bottle.', extras, english.lead)
    expect(message.startsWith('Hello.\n\nWe bottle.\n\n')).toBe(true)
    for (const [label, value] of extraFacts(extras, english.lead))
      expect(message).toContain(`\n${label}: ${value}`)
    expect(message).toContain('1,000')
    expect(message).toContain(english.lead.form.openMonth)
  })

  test.each<[Extras, boolean]>([
    [{ place: 'Gdynia' }, false],
    [{ format: 'rail', containers: 5, rhythm: 'monthly' }, false],
    [{ people: 3_000, days: 30 }, false],
    [{ containers: 5, place: 'Gdynia' }, true],
    [{ people: 3_000, place: 'Beira' }, true],
  ])('%j are a message by themselves where they say how much and where', (extras, isMessage) => {
    const message = messageWithExtras(' ', extras, english.lead)
    expect(accepts(message)).toBe(isMessage)
    expect(ownWords(message, english.lead).trim()).toBe('')
  })

  test('of an emergency stand under its own heading', () => {
    const emergency = messageWithExtras('Help.', { people: 3_000, place: 'Beira' }, english.lead)
    expect(emergency).toContain(`\n${english.lead.form.emergencyHeading}\n`)
    expect(ownWords(emergency, english.lead)).toBe('Help.')
    const quote = messageWithExtras('Hello.', { place: 'Gdynia' }, english.lead)
    expect(quote).toContain(`\n${english.lead.form.quoteHeading}\n`)
  })

  test('say what a plan asks for, and no address', () => {
    const said = (plan: string) => extraFacts({ plan }, english.lead)[0]?.[1]
    expect(said('for=relief&people=10000&litres=15&time=30&unit=days')).toBe(
      '10,000 people at 15 L a day, for 30 days',
    )
    expect(said('for=bottling&volume=120000&time=1&unit=months')).toBe(
      '120,000 L a month, for 1 month',
    )
    expect(said('people=many')).toBe(english.lead.form.plan.unread)
  })

  test('are cut from a message that ends in just these, never from what a visitor typed', () => {
    const extras: Extras = { place: 'Beira', people: 3_000 }
    const message = messageWithExtras('Help.\n\nWe wait.', extras, english.lead)
    expect(wordsBesideExtras(message, extras, english.lead)).toBe('Help.\n\nWe wait.')
    expect(wordsBesideExtras(message, undefined, english.lead)).toBe(message)
    expect(wordsBesideExtras(message, { place: 'Beira' }, english.lead)).toBe(message)
    const alone = messageWithExtras('', extras, english.lead)
    expect(wordsBesideExtras(alone, extras, english.lead)).toBe('')
  })

  test('that change nothing are none', () => {
    expect(messageWithExtras('Hello.', undefined, english.lead)).toBe('Hello.')
    expect(messageWithExtras('', undefined, english.lead)).toBe('')
  })

  test('take no room from the visitor’s words, whatever is chosen', () => {
    const words = 'x'.repeat(limits.message)
    for (const format of quoteFormats) {
      for (const ph of phRanges) {
        const whole = messageWithExtras(words, { ...longest, format, ph }, english.lead)
        expect(accepts(whole)).toBe(true)
        expect(ownWords(whole, english.lead)).toBe(words)
        expect(
          accepts(messageWithExtras(`${words}x`, { ...longest, format, ph }, english.lead)),
        ).toBe(false)
      }
    }
  })

  test.each([
    ['under another heading', '\n\nBesides\nPlace: Gdynia'],
    ['of other lines', `\n\n${english.lead.form.quoteHeading}\nRather more than that.`],
    [
      'longer than any extra fields',
      `\n\n${english.lead.form.quoteHeading}\n${english.lead.fields.wishes.label}: ${'w'.repeat(roomForExtras(english.lead))}`,
    ],
  ])('are no text %s: its words count', (_name, text) => {
    expect(accepts('x'.repeat(limits.message) + text)).toBe(false)
    expect(ownWords(`Hello.${text}`, english.lead)).toBe(`Hello.${text}`)
  })
})
