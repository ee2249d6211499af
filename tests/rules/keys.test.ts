import { expect, test } from 'vitest'
import { lint } from '../support/project-of.ts'

const list = (item: string, key: string) =>
  `export const List = ({ all }: { all: { id: string; label: string }[] }) =>
    all.map((${item}) => <li key={${key}} title="x" />)\n`

test.each([
  ['{ label }', 'label'],
  ['one', 'one.label'],
  ['one', "one.label.replace(/ .*/, '')"],
])('the lint fails where a running list takes its keys from what it says: %s, %s', (item, key) => {
  const { passes, report } = lint({ 'site/islands/List.tsx': list(item, key) })
  expect(report).toContain('A key is no text that a reader sees')
  expect(passes).toBe(false)
})

test('a key of its own passes, and so does a list that runs nowhere but in the build', () => {
  const { passes, report } = lint({
    'site/islands/List.tsx': list('{ id }', 'id'),
    'site/sections/List.tsx': list('{ label }', 'label'),
  })
  expect(passes, report).toBe(true)
})
