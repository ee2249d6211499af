import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

type Locked = {
  dependencies?: Record<string, string>
  integrity?: string
  resolved?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

const unverified = Object.entries(packages).filter(([path, entry]) => path && !entry.integrity)

/**
 * Builds of other platforms that the registry did not offer when the lockfile was written, by
 * family (docs/decisions/0006). A machine of such a platform completes them: `npm install`.
 */
const stubs: Record<string, number> = {
  '@astrojs/compiler-binding': 8,
  '@biomejs/cli': 8,
  '@napi-rs/canvas': 9,
}

test('every package is locked by its hash, but for the named builds of other platforms', () => {
  const families = Map.groupBy(unverified, ([path]) => {
    const name = path.replace('node_modules/', '')
    return Object.keys(stubs).find((family) => name.startsWith(`${family}-`)) ?? name
  })
  const counted = Object.fromEntries([...families].map(([name, all]) => [name, all.length]))
  expect(counted).toEqual(stubs)
})

test('none of them is installed where the lockfile was written', () => {
  for (const [path, { optional, os, cpu }] of unverified) {
    expect(optional, path).toBe(true)
    const here = os?.includes('linux') && cpu?.includes('x64') && !path.endsWith('-musl')
    expect(here ?? false, path).toBe(false)
  }
})

test('no package comes from elsewhere than the registry', () => {
  for (const [path, { resolved }] of Object.entries(packages)) {
    if (resolved) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//)
  }
})

// Without it npm would ask the registry which version that is today; an override instead stops npm 9 (Debian 13).
test('a package that another asks for by a tag says where its locked version came from', () => {
  const tagged = Object.values(packages).flatMap(({ dependencies = {} }) =>
    Object.keys(dependencies).filter((name) => /^[a-z]+$/.test(dependencies[name] ?? '')),
  )
  for (const name of tagged) expect(packages[`node_modules/${name}`]?.resolved, name).toBeDefined()
})
