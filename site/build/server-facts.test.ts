import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { figuresOf, serverFacts } from './server-facts.ts'

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')
const open = (config: Parameters<typeof figuresOf>[0]) =>
  figuresOf(config).flatMap(({ key, done }) => (done ? [] : [key]))

test('a figure is done once its pair is settled, its other readings are gone, or all of it is withheld', () => {
  const all = open({ settled: {}, withheld: [] })
  expect(all).toContain('ph')
  const without = (...keys: string[]) => all.filter((key) => !keys.includes(key))
  expect(open({ settled: { ph: 'phLow' }, withheld: [] })).toEqual(without('ph'))
  expect(open({ settled: {}, withheld: ['tdsStrict'] })).toEqual(without('tds'))
  expect(open({ settled: {}, withheld: ['attendance', 'illness', 'income'] })).toEqual(
    without('health-and-income'),
  )
  expect(open({ settled: {}, withheld: ['attendance', 'illness'] })).toEqual(all)
})

test('docs/owner.md says of each dangerous figure what to paste, docs/owner-supplies.md what each promise binds to', () => {
  const { figures, promises } = serverFacts()
  const [owner, supplies] = [read('docs/owner.md'), read('docs/owner-supplies.md')]
  // What is settled needs no line any more; what a reading holds may have changed since.
  const lines = (paste: string) => paste.split('\n').map((line) => line.replace(/ \(.*/, ''))
  const missing = figures.filter(
    ({ what, danger, paste, done }) =>
      !done && ![what, danger, ...lines(paste)].every((text) => owner.includes(text)),
  )
  expect(missing.map(({ what }) => what)).toEqual([])
  const unnamed = promises.filter(
    ({ sentence, binds }) => !supplies.includes(`| ${sentence} | ${binds} |`),
  )
  expect(unnamed.map(({ sentence }) => sentence)).toEqual([])
})
