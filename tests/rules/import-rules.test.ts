import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const places: string[] = []

afterEach(() => {
  for (const place of places.splice(0)) rmSync(place, { recursive: true, force: true })
})

function houseOf(files: Record<string, string>): string {
  const place = mkdtempSync(join(tmpdir(), 'house-'))
  places.push(place)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), { recursive: true })
    writeFileSync(join(place, name), text)
  }
  return place
}

function cruise(files: Record<string, string>, rules = '.dependency-cruiser.cjs') {
  const config = join(root, rules)
  const run = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', config, ...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))],
    { cwd: houseOf(files), encoding: 'utf8' },
  )
  return { passes: run.status === 0, report: run.stdout + run.stderr }
}

test('a file of the site that imports the server fails the lint', () => {
  const { passes, report } = cruise({
    'site/sections/Hero.tsx': "import '../../server/config.ts'\n",
    'server/config.ts': 'export {}\n',
  })
  expect(passes).toBe(false)
  expect(report).toContain('site-knows-no-server')
})

test('an .astro page that imports the server fails the lint', () => {
  const house = houseOf({
    'biome.json': readFileSync(join(root, 'biome.json'), 'utf8'),
    'site/pages/index.astro':
      "---\nimport { config } from '../../server/config.ts'\n---\n<p>{config}</p>\n",
  })
  const run = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', 'site'],
    { cwd: house, encoding: 'utf8' },
  )
  expect(run.status).not.toBe(0)
  expect(run.stderr + run.stdout).toContain('The site never imports the server')
})

test('a use case that imports a SQL dialect fails the lint', () => {
  const { passes, report } = cruise({
    'server/leads/submit-lead.ts': "import '../db/open-database.ts'\n",
    'server/db/open-database.ts': 'export {}\n',
  })
  expect(passes).toBe(false)
  expect(report).toContain('leads-know-no-edge')
})

test('a part of the server that imports what wires the whole together fails the lint', () => {
  const { passes, report } = cruise({
    'server/http/refusal.ts': "import '../app.ts'\n",
    'server/app.ts': 'export {}\n',
  })
  expect(passes).toBe(false)
  expect(report).toContain('parts-know-no-whole')
})

describe('folders', { timeout: 60_000 }, () => {
  const folderRules = '.dependency-cruiser.folders.cjs'
  const leadsNeedMail = { 'server/leads/submit-lead.ts': "import '../mail/queued-mail.ts'\n" }
  const mail = {
    'server/mail/queued-mail.ts': 'export {}\n',
    'server/leads/lead.ts': 'export {}\n',
  }
  const lettersNeedLeads = "import '../leads/lead.ts'\n"

  test('that import each other fail the lint, although no two files do', () => {
    const house = { ...leadsNeedMail, ...mail, 'server/mail/letter.ts': lettersNeedLeads }
    expect(cruise(house).passes).toBe(true)
    const { passes, report } = cruise(house, folderRules)
    expect(passes).toBe(false)
    expect(report).toContain('no-folder-circles')
  })

  test('that import each other over a third one fail the lint', () => {
    const house = {
      ...leadsNeedMail,
      ...mail,
      'server/mail/outbox.ts': "import '../letters/letter.ts'\n",
      'server/letters/letter.ts': lettersNeedLeads,
    }
    const { passes, report } = cruise(house, folderRules)
    expect(passes).toBe(false)
    expect(report).toContain('no-folder-circles')
  })

  test('whose imports lead one way pass, and tests may look anywhere', () => {
    const house = {
      ...leadsNeedMail,
      ...mail,
      'server/letters/letter.ts': lettersNeedLeads,
      'server/mail/outbox.test.ts': "import '../letters/letter.ts'\n",
    }
    expect(cruise(house, folderRules).report).toContain('no dependency violations found')
  })
})

test('content that draws fails the lint; a type from what shows it passes', () => {
  const section = { 'site/sections/Hero.tsx': 'export type Words = { title: string }\nexport {}\n' }
  const drawing = cruise({
    ...section,
    'site/content/home.ts': "import '../sections/Hero.tsx'\n",
  })
  expect(drawing.passes).toBe(false)
  expect(drawing.report).toContain('content-draws-nothing')
  const typed = cruise({
    ...section,
    'site/content/home.ts':
      "import type { Words } from '../sections/Hero.tsx'\nexport const home: Words = { title: '' }\n",
  })
  expect(typed.report).toContain('no dependency violations found')
})

test('the imports that the house allows pass', () => {
  const { passes, report } = cruise({
    'contract/functions.ts': 'export {}\n',
    'site/ui/Icon.tsx': 'export {}\n',
    'site/islands/Form.tsx': "import '../ui/Icon.tsx'\nimport '../../contract/functions.ts'\n",
    'server/leads/submit-lead.ts': "import '../../contract/functions.ts'\n",
  })
  expect(report).toContain('no dependency violations found')
  expect(passes).toBe(true)
})
