import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'))

/** The icons' own. */
const fromLibrary = (name: string) => name.startsWith('lucide-')

test('every class of a stylesheet stands whole in the code, where a search finds it', () => {
  const code = read('{site,server,contract}/**/*.{ts,tsx,astro}').join('\n')
  const words = new Set(code.match(/[\w-]+/g))
  const classes = read('site/**/*.css')
    .map((css) => css.replaceAll(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, ''))
    .flatMap((css) => css.match(/(?<=\.)[a-z][\w-]*/gi) ?? [])
  expect(classes.length).toBeGreaterThan(1_000)
  expect([...new Set(classes)].filter((name) => !words.has(name) && !fromLibrary(name))).toEqual([])
})
