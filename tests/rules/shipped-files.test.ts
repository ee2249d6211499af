import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const unit = 'deploy/bulk-glacier-water@.service'

/** Of ten; what is left is the network, which a server needs. */
const mostExposure = 1.5

/** The unit for port 3001, with this checkout in the place of the installed one. */
async function unitHere(): Promise<string> {
  const file = join(await temporaryFolder(), 'bulk-glacier-water@3001.service')
  await writeFile(file, read(unit).replaceAll('/opt/bulk-glacier-water', root))
  return file
}

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))(
  'systemd understands the unit, and finds little that it exposes',
  { timeout: 30_000 },
  async () => {
    const analyze = promisify(execFile)
    const file = await unitHere()
    const verdict = await analyze('systemd-analyze', [
      ...['verify', '--man=no', '--recursive-errors=no', file],
    ])
    expect(verdict.stdout + verdict.stderr).toBe('')
    const { stdout } = await analyze('systemd-analyze', [
      ...['security', '--offline=true', '--no-pager', file],
    ])
    const exposure = Number(/Overall exposure level .*: ([\d.]+)/.exec(stdout)?.[1])
    expect(exposure).toBeLessThanOrEqual(mostExposure)
  },
)

test('systemd and Docker give a stop more time than the server takes', () => {
  const seconds = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1])
  const deadline = seconds('server/main.ts', /stopDeadline = (\d+)_000/)
  expect(deadline).toBeGreaterThan(0)
  const ways = [
    [unit, /TimeoutStopSec=(\d+)/, /DRAIN_SECONDS=(\d+)/],
    ['deploy/compose.yaml', /stop_grace_period: (\d+)s/, /DRAIN_SECONDS: (\d+)/],
  ] as const
  for (const [file, allowed, drain] of ways) {
    expect(seconds(file, allowed), file).toBeGreaterThan(deadline + seconds(file, drain))
  }
})

test('every variable that a shipped file sets is one that the server reads', () => {
  const documented = new Set(
    [...read('docs/operations.md').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    ),
  )
  const [site = ''] = /^ {4}environment:\n(?: {6}.*\n)+/m.exec(read('deploy/compose.yaml')) ?? []
  const names = [
    ...[...site.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name),
    ...[...read(unit).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0]),
    ),
    ...[...read('deploy/Dockerfile').matchAll(/^(?:ENV|ARG) (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0]),
    ),
  ]
  expect(names.length).toBeGreaterThan(10)
  const ofNode = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'NODE_IMAGE']
  expect(names.filter((name = '') => !documented.has(name) && !ofNode.includes(name))).toEqual([])
})
