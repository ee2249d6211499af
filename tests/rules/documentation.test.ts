import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pairs } from '../../site/figures/pairs.ts'
import { registry } from '../../site/figures/registry.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/operations.md'],
  ...['docs/editing.md', 'docs/owner.md', 'docs/design.md', 'docs/dependencies.md'],
  'docs/security.md',
  'docs/measurements.md',
  'docs/scale.md',
]

test('every file that a document names exists', () => {
  const missing = pages.flatMap((page) => {
    const text = read(page)
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, target]) =>
      join(page.includes('/') ? 'docs' : '.', target ?? ''),
    )
    const named = [
      ...text.matchAll(
        /`((?:bin|contract|site|server|tests|tools|docs|media|bench|deploy)\/[\w./@-]+)`/g,
      ),
    ].map(([, target]) => target ?? '')
    return [...links, ...named]
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${page}: ${target}`)
  })
  expect(missing).toEqual([])
})

test('each change that docs/editing.md describes edits at most three files', () => {
  const [, ...recipes] = read('docs/editing.md').split(/^## /m)
  expect(recipes.length).toBeGreaterThan(3)
  for (const recipe of recipes) {
    const edited = new Set(
      [...recipe.matchAll(/`((?:site|contract|site\.config)[\w./-]*\.(?:ts|tsx|astro))`/g)].map(
        ([, file]) => file,
      ),
    )
    expect([...edited].length, recipe.split('\n')[0]).toBeLessThanOrEqual(3)
  }
})

test('every npm command that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const page of pages) {
    for (const [, name] of read(page).matchAll(/`npm run ([\w:-]+)/g)) {
      expect(Object.keys(scripts), page).toContain(name)
    }
  }
})

test('every key that the owner’s list names is a key of site.config.ts', () => {
  const settings = read('site/content/owner-settings.ts')
  const [supplied = '', switches = ''] = read('docs/owner.md').split(/^## 2\./m)
  const keys = [...supplied.matchAll(/`([a-z]\w*(?:\.\w+)*)`/g)].flatMap(
    ([, key]) => key?.split('.') ?? [],
  )
  const files = new Set(['site', 'config', 'ts'])
  for (const key of keys)
    if (!files.has(key)) expect(settings, key).toMatch(new RegExp(`\\b${key}\\??:`))
  for (const [, pair = '', reading = ''] of switches.matchAll(/settled: \{ (\w+): '(\w+)' \}/g)) {
    expect(Object.keys(pairs[pair as keyof typeof pairs] ?? {}), pair).toContain(reading)
  }
  for (const [, list = ''] of switches.matchAll(/withheld: \[([^\]]*)\]/g)) {
    for (const [, key = ''] of list.matchAll(/'(\w+)'/g))
      expect(Object.keys(registry)).toContain(key)
  }
})
