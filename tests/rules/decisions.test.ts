import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const records = readdirSync(join(root, 'docs/decisions')).sort()

test('each decision record has a number of its own and says it', () => {
  const numbers = records.map((file) => Number(/^(\d{4})-/.exec(file)?.[1]))
  expect(new Set(numbers).size).toBe(records.length)
  for (const [index, file] of records.entries()) {
    const text = readFileSync(join(root, 'docs/decisions', file), 'utf8')
    expect(text, file).toMatch(new RegExp(`^# ${numbers[index]}\\. `))
  }
})
