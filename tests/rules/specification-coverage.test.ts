import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const table = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')
const rows = table.split('\n').filter((line) => /^\| (?!Part \|)[^-]/.test(line))
const proof = /`(?<file>tests\/\S+\.ts|server\/\S+\.ts|site\/\S+\.ts)` "(?<title>[^"]+)"/

function missing(row: string): string | null {
  const cell = row.split('|').at(-2)?.trim() ?? ''
  if (cell === 'None yet') return null
  const { file, title } = proof.exec(cell)?.groups ?? {}
  if (!file || !title) return `names no test: ${row}`
  const path = join(root, file)
  if (!existsSync(path)) return `no such file: ${file}`
  // As the first argument, of `test(` or of `test.each(…)(`.
  const source = readFileSync(path, 'utf8').replaceAll(/\(\s+/g, '(')
  const quoted = ["'", '`', '"'].some((mark) => source.includes(`(${mark}${title}${mark}`))
  return quoted ? null : `no such test in ${file}: ${title}`
}

test('every section from 2 to 9 has its rows', () => {
  const sections = [...table.matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number))
  expect(sections).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  expect(rows.length).toBeGreaterThan(sections.length)
})

test('every test that a row names exists', () => {
  expect(rows.map(missing).filter((problem) => problem !== null)).toEqual([])
})
