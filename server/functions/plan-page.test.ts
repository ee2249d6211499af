import { selectAll } from 'css-select'
import { isTag } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { extrasInTexts } from '../../contract/extras.ts'
import { answerTemplate } from '../../contract/published-file.ts'
import { contractWords, type PlanPageWords } from '../../contract/words/contract-words.ts'
import { wordsIn } from '../../tests/support/built-page.ts'
import { dummyWords, englishIn } from '../../tests/support/dummy-language.ts'
import { examplePlanFigures } from '../../tests/support/plan-figures.ts'
import { planPage } from './plan-page.ts'

const deps = {
  template: `<title>${answerTemplate.titleMark}</title>${answerTemplate.bodyMark}`,
  action: '/functions/v1/plan',
  figures: examplePlanFigures,
  words: contractWords('en'),
  findPort: (code: string) =>
    ['KEMBA', 'Mombasa'].includes(code)
      ? { code: 'KEMBA', name: 'Mombasa', country: 'Kenya', miles: 9_000 }
      : undefined,
  now: () => Date.UTC(2026, 10, 22),
} as const

const page = (address: string) => planPage(new URLSearchParams(address), deps)

/** What a browser would send of the form that asks for a quote. */
function formIn(html: string): Record<string, string> {
  const controls = selectAll('form[method=post] [name]', parseDocument(html).children)
  const sent = controls.flatMap((control) => {
    if (!isTag(control)) return []
    const { name = '', type, checked, value } = control.attribs
    if (type === 'checkbox' && checked === undefined) return []
    const [chosen] = selectAll('option[selected]', [control])
    const text = control.name === 'textarea' ? DomUtils.textContent(control).trim() : (value ?? '')
    return [[name, chosen && isTag(chosen) ? chosen.attribs.value : text]]
  })
  return Object.fromEntries(sent)
}

/** What the server then takes for said. */
const extrasIn = (sent: Record<string, string>) => extrasInTexts((name) => sent[name], deps.now())

test('a plan is answered with its containers, its order, its loads and its stock', () => {
  const html = page('for=relief&people=8000&litres=3&time=30&reserve=7&port=KEMBA&month=2027-03')
  expect(html).toContain('<h1>Your plan: 30 containers</h1>')
  expect(html).toContain('An emergency order: 10–50 containers.')
  // 9,000 ÷ (18 × 24) = 20.8, ÷ (14 × 24) = 26.8; so 27 days at sea, 3 ashore, and 7 to fill 14 containers before 1 March.
  expect(html).toContain('about 9,000 nautical miles, 20–27 days')
  expect(html).toContain('<td>23 January 2027</td>')
  expect(html).toContain('<td>336,000\u00a0L</td>')
})

test('its form for a quote is filled with the plan, for an emergency as for an order', () => {
  const relief = formIn(page('for=relief&people=8000&litres=3&time=30'))
  expect(relief).toMatchObject({ topic: 'supply', need: 'emergency' })
  expect(extrasIn(relief)).toMatchObject({ containers: 30, people: 8_000, days: 30 })
  expect(new URLSearchParams(extrasIn(relief)?.plan).get('people')).toBe('8000')
  const order = formIn(page('people=1600&port=Mombasa&time=12&unit=months&month=2027-03'))
  expect(order).toMatchObject({ topic: 'supply' })
  expect(order).not.toHaveProperty('need')
  const monthly = { rhythm: 'monthly', months: 12, month: '2027-03', place: 'Mombasa, Kenya' }
  expect(extrasIn(order)).toMatchObject(monthly)
})

test('a field that cannot be read is named, and what was typed stays', () => {
  const html = page('people=many&litres=15')
  expect(html).toMatch(/aria-invalid="true"[^>]*value="many"/)
  expect(html).toContain('Use a whole number, at most 10,000,000.')
  expect(html).not.toContain('<table>')
})

test('what an address carries is text, never markup', () => {
  const html = page('people="><script>alert(1)</script>&port=<b>x</b>&month=<i>')
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>x')
})

test('where the order date has passed, the dates begin with the first day that still works', () => {
  const html = page('people=1600&month=2026-12')
  expect(html).toContain('The order date for that month has passed.')
  // Of 23 containers the first week receives 14, which are filled in 7 days: 31 days from 22 November.
  expect(html).toContain('plan the first load for')
  expect(html).toContain('<td>22 November 2026</td>')
})

test('a port is understood by its name too, and one that is unknown is said to be', () => {
  expect(page('people=1600&port=Mombasa')).toContain('From Iceland to Mombasa, Kenya')
  expect(extrasIn(formIn(page('people=1600&port=Mombasa')))?.plan).toContain('port=KEMBA')
  expect(page('people=1600&port=Atlantis')).toContain('We do not know a port named Atlantis.')
  expect(extrasIn(formIn(page('people=1600&port=Atlantis')))?.place).toBe('Atlantis')
})

test('the page says nothing that stands in no file of words', () => {
  const words = Object.fromEntries(
    Object.entries(contractWords('en')).map(([name, { language, ...texts }]) => [
      name,
      { ...dummyWords(texts), language },
    ]),
  ) as unknown as PlanPageWords
  const asked = 'for=relief&people=8000&storage=9000&time=2&unit=months&port=KEMBA&month=2026-12'
  for (const address of [asked, 'people=many', 'people=10&port=Atlantis']) {
    const html = planPage(new URLSearchParams(address), { ...deps, words })
    expect(englishIn(wordsIn(html), ['Mombasa', 'Kenya', 'KEMBA', 'Atlantis'])).toEqual([])
  }
})
