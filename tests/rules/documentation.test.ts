import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, normalize, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pagePaths } from '../../site/content/page-paths.ts'
import { pairs } from '../../site/figures/pairs.ts'
import { registry } from '../../site/figures/registry.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/operations.md'],
  ...[
    'docs/editing.md',
    'docs/owner.md',
    'docs/owner-supplies.md',
    'docs/design.md',
    'docs/dependencies.md',
  ],
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

test('every npm command that a page names exists, and README names every one', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const page of pages) {
    for (const [, name] of read(page).matchAll(/`npm run ([\w:-]+)/g)) {
      expect(Object.keys(scripts), page).toContain(name)
    }
  }
  const readme = read('README.md')
  const unnamed = Object.keys(scripts).filter(
    // `npm test` is `bin/test`.
    (name) => name !== 'test' && !new RegExp(`\\bnpm (?:run )?${name}\\b(?![:-])`).test(readme),
  )
  expect(unnamed).toEqual([])
})

test('README names every folder of the project and of the site, every command of bin/, and counts the pages', () => {
  const readme = read('README.md')
  const ignored = read('.gitignore')
  const foldersOf = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => `${folder}${name}/`)
      .filter((name) => !ignored.includes(name))
  const commands = readdirSync(join(root, 'bin')).filter((name) => !name.endsWith('.sh'))
  const named = [
    ...foldersOf('').filter((folder) => folder !== 'site/'),
    ...foldersOf('site/'),
    ...commands.map((name) => `bin/${name}`),
  ]
  expect(named.filter((name) => !readme.includes(`\`${name}`))).toEqual([])
  expect(readme).toContain(`${pagePaths.length} pages`)
})

test('docs/architecture.md names every folder of the server, each below those that it imports', () => {
  const [, table = ''] = read('docs/architecture.md').split('## The folders of the server')
  const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]+`) \|/gm)]
  const folders = rows.map(([, names = '']) =>
    [...names.matchAll(/`([\w-]+)\/`/g)].map(([, name = '']) => name),
  )
  const rank = new Map(folders.flatMap((names, at) => names.map((name) => [name, at] as const)))
  const existing = readdirSync(join(root, 'server'), { withFileTypes: true })
  expect([...rank.keys()].sort()).toEqual(
    existing.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort(),
  )
  const upwards = globSync('server/*/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const from = file.split('/')[1] ?? ''
      return [...read(file).matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) => {
        const [top, to = '', ...below] = normalize(join(file, '..', path)).split('/')
        const isOther = top === 'server' && below.length > 0 && to !== from
        return isOther && (rank.get(to) ?? 0) >= (rank.get(from) ?? 0) ? [`${file}: ${to}/`] : []
      })
    })
  expect(upwards).toEqual([])
})

test('every key that the owner’s list names is a key of the owner’s settings', () => {
  const settings = read('contract/owner-settings.ts')
  const [supplied, switches] = [read('docs/owner-supplies.md'), read('docs/owner.md')]
  const keys = [...supplied.matchAll(/`([a-z]\w*(?:\.\w+)*)`/g)].flatMap(
    ([, key]) => key?.split('.') ?? [],
  )
  const files = new Set(['site', 'settings', 'config', 'ts', 'json'])
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
