import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** A folder with these files, by their paths in it; the caller removes it. */
export function projectOf(files: Record<string, string>): string {
  const place = mkdtempSync(join(tmpdir(), 'project-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), { recursive: true })
    writeFileSync(join(place, name), text)
  }
  return place
}

/** What Biome says of these files under the rules of this repository; `passes` where it finds nothing wrong. */
export function lint(files: Record<string, string>): { passes: boolean; report: string } {
  const project = projectOf(files)
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  for (const rules of ['biome.json', 'tools/lint']) {
    cpSync(join(root, rules), join(project, rules), { recursive: true })
  }
  const run = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', 'site'],
    { cwd: project, encoding: 'utf8' },
  )
  return { passes: run.status === 0, report: run.stdout + run.stderr }
}
