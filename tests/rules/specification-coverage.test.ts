import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')

/** What a page's `- "title"` line under `- file` lacks: `null` where that file has such a test. */
function missing(file: string, line: string): string | null {
  const [, title] = /^ {2}- "([^"]+)"/.exec(line) ?? []
  if (!title) return `names no test: ${line}`
  const path = join(root, file)
  if (!existsSync(path)) return `no such file: ${file}`
  // As the first argument, of `test(` or of `test.each(…)(`.
  const source = readFileSync(path, 'utf8').replaceAll(/\(\s+/g, '(')
  const quoted = ["'", '`', '"'].some((mark) => source.includes(`(${mark}${title}${mark}`))
  return quoted ? null : `no such test in ${file}: ${title}`
}

test('every section from 2 to 9 names tests, and each of them exists', () => {
  const [, ...sections] = page.split(/^## /m)
  expect(sections.map((section) => Number(section[0]))).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  const problems = sections.flatMap((section) => {
    const [, ...files] = section.split(/^- `/m)
    expect(files).not.toEqual([])
    return files.flatMap((lines) => {
      const [name = '', ...titles] = lines.trimEnd().split('\n')
      const file = name.replace('`', '')
      return titles.length > 0 ? titles.map((line) => missing(file, line)) : [`no test: ${file}`]
    })
  })
  expect(problems.filter((problem) => problem !== null)).toEqual([])
})
