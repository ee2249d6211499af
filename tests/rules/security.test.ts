import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const threats = text
  .split('\n')
  .filter((line) => /^\|.*\|$/.test(line) && line.includes('.test.ts`'))
const proof = /`(?<file>\S+\.(?:test|spec)\.ts)` "(?<title>[^"]+)"/

test('every threat names a test that exists', () => {
  expect(threats.length).toBeGreaterThan(10)
  for (const row of threats) {
    const { file = '', title = '' } = proof.exec(row)?.groups ?? {}
    expect(existsSync(join(root, file)), row).toBe(true)
    const source = readFileSync(join(root, file), 'utf8').replaceAll(/\(\s+/g, '(')
    expect(source, row).toContain(`('${title}'`)
  }
})
