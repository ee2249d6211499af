import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rows = [...read('docs/dependencies.md').matchAll(/^- `([^`]+)`: (.*)$/gm)]

test('docs/dependencies.md says of every package why it is here, and of no other', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const installed = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@types/'),
  )
  expect(rows.map(([, name]) => name).sort()).toEqual(installed.sort())
  for (const [, name, why = ''] of rows) expect(why.trim(), name).not.toBe('')
})
