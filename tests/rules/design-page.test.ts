/** What docs/design.md says of colours and parts, held against the styles and the components. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/design.md'), 'utf8')
const tokens = new Map(
  [
    ...readFileSync(join(root, 'site/styles/tokens.css'), 'utf8').matchAll(
      /^ {2}--([\w-]+): (.+);/gm,
    ),
  ]
    .reverse()
    // What stands first in the file holds in every window.
    .map(([, name = '', value = '']) => [name, value]),
)

/** Relative luminance by WCAG 2, of a colour token in hex. */
function luminance(token: string): number {
  const hex = (tokens.get(`color-${token}`) ?? '').slice(1)
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): string {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light + 0.05) / (dark + 0.05)).toFixed(1)
}

test('the contrasts are those of the colours', () => {
  const grounds = ['white', 'ice', 'firn']
  const rows = [
    ...page.matchAll(
      /^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| ([\d., ]+) \| ([\d., ]+) \| ([\d., ]+) \|/gm,
    ),
  ]
  expect(rows.length).toBeGreaterThan(5)
  for (const [, names = '', ...said] of rows) {
    const colours = [...names.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)
    for (const [at, ground] of grounds.entries()) {
      const measured = colours.map((colour) => contrast(colour, ground)).join(', ')
      expect(said[at], `${names} on ${ground}`).toBe(measured)
    }
  }
  const [, onAbyss = ''] = /On `abyss`: ([^.]+\.\d[^.]*\.\d[^.]*\.\d[^.]*\.\d)/.exec(page) ?? []
  const pairs = [...onAbyss.matchAll(/`([a-z-]+)` ([\d.]+)/g)]
  expect(pairs.length).toBeGreaterThan(3)
  for (const [, colour = '', said] of pairs) expect(said, colour).toBe(contrast(colour, 'abyss'))
})

test('every component that it names exists', () => {
  const components = new Set(
    globSync('site/{sections,graphics,ui,islands,views}/**/*.tsx', { cwd: root }).map((file) =>
      basename(file, '.tsx'),
    ),
  )
  const named = [...page.matchAll(/`([A-Z][a-z]+(?:[A-Z][a-z]*)*)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !components.has(name))).toEqual([])
})
