import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/operations.md',
  'docs/security.md',
]

test.each(pages)('every file that %s names exists', (page) => {
  const text = read(page)
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, target]) =>
    join(page.includes('/') ? 'docs' : '.', target ?? ''),
  )
  const named = [
    ...text.matchAll(/`((?:bin|contract|site|server|tests|tools|docs|media|bench)\/[\w./-]+)`/g),
  ].map(([, target]) => target ?? '')
  const missing = [...links, ...named].filter((target) => !existsSync(join(root, target)))
  expect(missing).toEqual([])
})

test('every npm command that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const page of pages) {
    for (const [, name] of read(page).matchAll(/`npm run ([\w:]+)/g)) {
      expect(Object.keys(scripts), page).toContain(name)
    }
  }
})
