import { expect, test } from 'vitest'
import { excerptOf, marked } from './excerpt.ts'

const asText = (runs: { text: string; marked: boolean }[]) =>
  runs.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

test('the found words are marked as they are written, and the text stays whole', () => {
  const text = 'Order 24,000 L in flexitanks; pH 8.4–8.8.'
  const runs = marked(text, new Set(['24000', 'flexitank', '8.8']))
  expect(asText(runs)).toBe('Order [24,000] L in [flexitanks]; pH 8.4–[8.8].')
  expect(runs.map((run) => run.text).join('')).toBe(text)
})

test('of a long text the part with most of the found words is shown, from the start of its sentence', () => {
  const filler = 'Rain falls on the ice and runs on. '.repeat(12)
  const text = `${filler}The port is named. The port and the month make a quote. ${filler}`
  const excerpt = asText(excerptOf(text, new Set(['port', 'month', 'quote'])))
  expect(excerpt).toMatch(/^… The \[port\]/)
  expect(excerpt).toContain('[month] make a [quote]')
  expect(excerpt).toMatch(/ …$/)
  expect(excerpt.length).toBeLessThan(190)
})

test('a text without a found word begins at its beginning', () => {
  const text = 'Ice, then lava. '.repeat(30)
  expect(asText(excerptOf(text, new Set(['ship'])))).toMatch(/^Ice, then lava\./)
})
