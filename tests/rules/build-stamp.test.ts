import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** A builder that empties `dist/` as the real one does, and writes down with which origin it built. */
const builder = `#!/bin/sh
rm -rf dist && mkdir dist
echo "$PUBLIC_URL" >dist/published.json
`

async function project() {
  const folder = await temporaryFolder()
  for (const room of ['site', 'contract', 'public', 'bin', 'node_modules/.bin']) {
    mkdirSync(join(folder, room), { recursive: true })
  }
  for (const file of ['site.config.ts', 'astro.config.ts', 'tsconfig.json', 'package-lock.json']) {
    writeFileSync(join(folder, file), '')
  }
  cpSync('bin/prepare.sh', join(folder, 'bin/prepare.sh'))
  const astro = join(folder, 'node_modules/.bin/astro')
  writeFileSync(astro, builder)
  chmodSync(astro, 0o755)
  const run = (command: string, origin: string) =>
    execFileSync('sh', ['-ec', command], {
      cwd: folder,
      env: { ...process.env, PUBLIC_URL: origin },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  return {
    serve: (origin: string) => run('. bin/prepare.sh; build_site', origin),
    build: (origin: string) => run('node_modules/.bin/astro build', origin),
    builtFor: () => readFileSync(join(folder, 'dist/published.json'), 'utf8').trim(),
    touch: (text: string) => writeFileSync(join(folder, 'dist/published.json'), text),
    edit: (file: string, text: string) => writeFileSync(join(folder, file), text),
  }
}

test('What bin/serve would build again as it is stays as it is', async () => {
  const { serve, builtFor, touch } = await project()
  serve('https://one.example')
  touch('kept')
  serve('https://one.example')
  expect(builtFor()).toBe('kept')
})

test('bin/serve never serves what another command built with other settings', async () => {
  const { serve, build, builtFor } = await project()
  serve('https://one.example')
  build('https://two.example')
  serve('https://one.example')
  expect(builtFor()).toBe('https://one.example')
})

test('bin/serve builds again when what the build reads has changed', async () => {
  const { serve, builtFor, touch, edit } = await project()
  serve('https://one.example')
  touch('old')
  edit('site/page.astro', 'new words')
  serve('https://one.example')
  expect(builtFor()).toBe('https://one.example')
})
