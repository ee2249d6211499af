import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const records = readdirSync(join(root, 'docs/decisions')).sort()

test('decision records are numbered without a gap, and each says its number', () => {
  for (const [index, file] of records.entries()) {
    expect(file).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-`))
    const text = readFileSync(join(root, 'docs/decisions', file), 'utf8')
    expect(text, file).toMatch(new RegExp(`^# ${index + 1}\\. `))
  }
})
