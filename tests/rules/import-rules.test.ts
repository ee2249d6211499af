import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { lint, projectOf } from '../support/project-of.ts'

const root = resolve(import.meta.dirname, '../..')

function cruise(files: Record<string, string>, rules = '.dependency-cruiser.cjs') {
  const config = join(root, rules)
  const project = projectOf(files)
  const run = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', config, ...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))],
    { cwd: project, encoding: 'utf8' },
  )
  rmSync(project, { recursive: true, force: true })
  return { passes: run.status === 0, report: run.stdout + run.stderr }
}

/** Reads as `site-knows-no-server: site/sections/Hero.tsx → server/config.ts`. */
const forbidden = [
  [
    'a file of the site imports the server',
    'site-knows-no-server',
    'site/sections/Hero.tsx',
    'server/config.ts',
  ],
  [
    'a use case imports a SQL dialect',
    'leads-know-no-edge',
    'server/leads/submit-lead.ts',
    'server/db/open-database.ts',
  ],
  [
    'a part of the server imports what wires the whole together',
    'parts-know-no-whole',
    'server/http/refusal.ts',
    'server/app.ts',
  ],
  [
    'content draws',
    'content-draws-nothing',
    'site/content/navigation.ts',
    'site/sections/Figure.tsx',
  ],
  [
    'a page imports from another page’s folder',
    'no-view-imports-another',
    'site/views/about/AboutPage.tsx',
    'site/views/home/HeroLabel.tsx',
  ],
  [
    'a migration imports code that may change after its release',
    'migrations-stand-still',
    'server/db/migrations/2026-11-22-work-on-leads.ts',
    'server/leads/search-words.ts',
  ],
] as const

describe('the lint fails where', { timeout: 60_000 }, () => {
  // One project breaks every rule: starting the checker takes a second each time.
  let report = ''

  beforeAll(() => {
    const files = forbidden.flatMap(([, , from, to]) => [
      [to, 'export {}\n'],
      [from, `import '${relative(dirname(from), to)}'\n`],
    ])
    report = cruise(Object.fromEntries(files)).report
  })

  test.each(forbidden)('%s', (_, rule, from, to) => {
    expect(report).toContain(`${rule}: ${from} → ${to}`)
  })
})

test('an .astro page that imports the server fails the lint', () => {
  const { passes, report } = lint({
    'site/pages/index.astro':
      "---\nimport { config } from '../../server/config.ts'\n---\n<p>{config}</p>\n",
  })
  expect(passes).toBe(false)
  expect(report).toContain('The site never imports the server')
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
    const project = { ...leadsNeedMail, ...mail, 'server/mail/letter.ts': lettersNeedLeads }
    expect(cruise(project).passes).toBe(true)
    const { passes, report } = cruise(project, folderRules)
    expect(passes).toBe(false)
    expect(report).toContain('no-folder-circles')
  })

  test('that import each other over a third one fail the lint', () => {
    const project = {
      ...leadsNeedMail,
      ...mail,
      'server/mail/outbox.ts': "import '../letters/letter.ts'\n",
      'server/letters/letter.ts': lettersNeedLeads,
    }
    const { passes, report } = cruise(project, folderRules)
    expect(passes).toBe(false)
    expect(report).toContain('no-folder-circles')
  })

  test('whose imports lead one way pass, and tests may look anywhere', () => {
    const project = {
      ...leadsNeedMail,
      ...mail,
      'server/letters/letter.ts': lettersNeedLeads,
      'server/mail/outbox.test.ts': "import '../letters/letter.ts'\n",
    }
    expect(cruise(project, folderRules).report).toContain('no dependency violations found')
  })
})

test('imports that are allowed pass, and so does content that takes a type from what shows it', () => {
  const { passes, report } = cruise({
    'contract/functions.ts': 'export {}\n',
    'site/ui/Icon.tsx': 'export {}\n',
    'site/islands/Form.tsx': "import '../ui/Icon.tsx'\nimport '../../contract/functions.ts'\n",
    'server/leads/submit-lead.ts': "import '../../contract/functions.ts'\n",
    'site/sections/Hero.tsx': 'export type Words = { title: string }\nexport {}\n',
    'site/content/navigation.ts':
      "import type { Words } from '../sections/Hero.tsx'\nexport const home: Words = { title: '' }\n",
  })
  expect(report).toContain('no dependency violations found')
  expect(passes).toBe(true)
})
