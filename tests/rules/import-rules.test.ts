import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
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
  ['site-knows-no-server', 'site/sections/Hero.tsx', 'server/config.ts'],
  ['leads-know-no-edge', 'server/leads/submit-lead.ts', 'server/db/open-database.ts'],
  ['parts-know-no-whole', 'server/http/refusal.ts', 'server/app.ts'],
  ['content-draws-nothing', 'site/content/navigation.ts', 'site/sections/Figure.tsx'],
  ['one-language-in-a-browser', 'site/islands/ContactForm.tsx', 'contract/words/contract-words.ts'],
  ['no-view-imports-another', 'site/views/about/AboutPage.tsx', 'site/views/home/HeroLabel.tsx'],
  [
    'migrations-stand-still',
    'server/db/migrations/2026-11-22-work-on-leads.ts',
    'server/leads/search-words.ts',
  ],
] as const

test('the lint fails where an import crosses the house', { timeout: 60_000 }, () => {
  // One project breaks every rule: starting the checker takes a second each time.
  const files = forbidden.flatMap(([, from, to]) => [
    [to, 'export {}\n'],
    [from, `import '${relative(dirname(from), to)}'\n`],
  ])
  const { passes, report } = cruise(Object.fromEntries(files))
  expect(passes).toBe(false)
  for (const [rule, from, to] of forbidden) expect(report).toContain(`${rule}: ${from} → ${to}`)
})

test('an .astro page that imports the server fails the lint', () => {
  const { passes, report } = lint({
    'site/pages/index.astro':
      "---\nimport { config } from '../../server/config.ts'\n---\n<p>{config}</p>\n",
  })
  expect(passes).toBe(false)
  expect(report).toContain('The site never imports the server')
})

test('folders that import each other over a third one fail the lint, although no two files do; tests may look anywhere', {
  timeout: 60_000,
}, () => {
  const allowed = {
    'contract/functions.ts': 'export {}\n',
    'site/ui/Icon.tsx': 'export {}\n',
    'site/islands/Form.tsx': "import '../ui/Icon.tsx'\nimport '../../contract/functions.ts'\n",
    'site/sections/Hero.tsx': 'export type Words = { title: string }\nexport {}\n',
    'site/content/navigation.ts':
      "import type { Words } from '../sections/Hero.tsx'\nexport const home: Words = { title: '' }\n",
    'server/mail/queued-mail.ts': 'export {}\n',
    'server/leads/lead.ts': 'export {}\n',
    'server/leads/submit-lead.ts':
      "import '../mail/queued-mail.ts'\nimport '../../contract/functions.ts'\n",
    'server/mail-templates/template.ts': "import '../leads/lead.ts'\n",
    'server/mail/outbox.test.ts': "import '../mail-templates/template.ts'\n",
  }
  const folderRules = '.dependency-cruiser.folders.cjs'
  const clean = 'no dependency violations found'
  expect(cruise(allowed, folderRules).report).toContain(clean)
  const circle = { ...allowed, 'server/mail/outbox.ts': "import '../mail-templates/template.ts'\n" }
  expect(cruise(circle).report).toContain(clean)
  const { passes, report } = cruise(circle, folderRules)
  expect(passes).toBe(false)
  expect(report).toContain('no-folder-circles')
})
