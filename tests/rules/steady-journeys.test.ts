import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** The lines of a journey that the lint rule refuses, from 1 on. */
function refusedLines(source: string): number[] {
  const place = mkdtempSync(join(tmpdir(), 'journey-'))
  try {
    writeFileSync(join(place, 'journey.spec.ts'), source)
    const rule = join(root, 'tools/lint/steady-journeys.grit')
    writeFileSync(join(place, 'biome.json'), JSON.stringify({ plugins: [rule] }))
    const biome = join(root, 'node_modules/.bin/biome')
    const { stdout } = spawnSync(biome, ['lint', '--only=plugin', '--reporter=json', '.'], {
      cwd: place,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { location: { start: { line: number } } }[]
    }
    return diagnostics.map(({ location }) => location.start.line).sort()
  } finally {
    rmSync(place, { recursive: true })
  }
}

test('journeys that wait for a time, for a resting network, or read one box after another are refused', () => {
  const lines = [
    'await page.waitForTimeout(50)',
    "await page.goto('/', { waitUntil: 'networkidle' })",
    "await page.waitForLoadState('networkidle')",
    'const box = await page.locator("main").first().boundingBox()',
    "await page.goto('/', { waitUntil: 'load' })",
    "await page.waitForFunction(() => document.title === 'Water')",
  ]
  expect(refusedLines(lines.join('\n'))).toEqual([1, 2, 3, 4])
})
