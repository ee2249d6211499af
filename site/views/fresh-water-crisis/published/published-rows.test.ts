import { expect, test } from 'vitest'
import { sources } from '../../../content/fresh-water-crisis/sources.ts'
import { crisisSheets, publishedRows } from './published-rows.ts'

const sheets = crisisSheets('en')
const cards = Object.values(sheets).flat()
const rows = publishedRows('en')

test('five cards of scale, six of each other sheet, four topics of scarcity', () => {
  const counts = Object.entries(sheets).map(([name, sheet]) => [name, sheet.length])
  expect(Object.fromEntries(counts)).toEqual({
    scale: 5,
    causes: 6,
    economic: 6,
    social: 6,
    scarcity: 4,
  })
})

test('every card has five or six rows and an address of its own', () => {
  for (const { title, metrics } of cards) {
    expect(metrics.length, title).toBeGreaterThanOrEqual(5)
    expect(metrics.length, title).toBeLessThanOrEqual(6)
  }
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
})

test('every row says what is measured, how it stands, who published it and why it matters', () => {
  const known = Object.values(sources)
  for (const { metric, status, source, importance } of rows) {
    for (const cell of [metric, status, source.publisher, source.work, importance]) {
      expect(cell.trim(), metric).not.toBe('')
    }
    expect(known, metric).toContainEqual(source)
  }
})

test('no publication is listed that no row uses, and each names its year or edition', () => {
  const used = new Set(rows.map(({ source }) => source))
  for (const source of Object.values(sources)) {
    expect(used, source.work).toContain(source)
    expect(`${source.publisher} ${source.work}`).toMatch(/\b(?:19|20)\d\d\b/)
  }
})

test('what the check found unsupported is not said', () => {
  const words = JSON.stringify(cards)
  for (const unsupported of ['6 km', '829,000', '297,000', 'water war', 'water refugee']) {
    expect(words).not.toContain(unsupported)
  }
  expect(words).not.toMatch(/80[\s\u00a0]?% of wastewater/)
})
