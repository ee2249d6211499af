import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** A builder that switches `dist` as the real one does, and writes down with which origin it built. */
const builder = `#!/bin/sh
[ -z "$BROKEN" ] || exit 1
echo built >>builds.log
sleep "\${SLOW:-0}"
rm -rf next && mkdir next
[ -z "$BUILD_INPUTS" ] || cp "$BUILD_INPUTS" next/.build-inputs
echo "$PUBLIC_URL" >next/published.json
rm -rf dist && mv next dist
`

async function project() {
  const folder = await temporaryFolder()
  for (const part of ['site', 'contract', 'public', 'bin', 'node_modules/.bin']) {
    mkdirSync(join(folder, part), { recursive: true })
  }
  const files = ['site.config.ts', 'site.settings.json', 'astro.config.ts', 'tsconfig.json']
  for (const file of [...files, 'package-lock.json']) writeFileSync(join(folder, file), '')
  cpSync('bin/prepare.sh', join(folder, 'bin/prepare.sh'))
  symlinkSync(resolve('server'), join(folder, 'server'))
  const astro = join(folder, 'node_modules/.bin/astro')
  writeFileSync(astro, builder)
  chmodSync(astro, 0o755)
  const run = (command: string, origin: string, environment: Record<string, string> = {}) =>
    execFileSync('sh', ['-ec', command], {
      cwd: folder,
      env: { ...process.env, PUBLIC_URL: origin, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  return {
    serve: (origin: string, environment?: Record<string, string>) =>
      run('. bin/prepare.sh; build_site', origin, environment),
    run,
    builds: () => readFileSync(join(folder, 'builds.log'), 'utf8').trim().split('\n').length,
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

test('bin/serve switches nothing under a server that runs from the folder', async () => {
  const { serve, run, builtFor, edit } = await project()
  serve('https://one.example')
  edit('site/page.astro', 'new words')
  const other = `import('./server/running-servers.ts').then(({ noteServer }) => noteServer(4000))`
  const start = '. bin/prepare.sh; build_site'
  const waitsFor = 'until ls .cache/servers/*.json 2>/dev/null; do sleep 0.1; done'
  run(
    `node -e "${other}; setTimeout(() => {}, 60000)" & ${waitsFor}; ( ${start} ); kill $!; wait $! || true`,
    'https://two.example',
  )
  expect(builtFor()).toBe('https://one.example')
  serve('https://two.example')
  expect(builtFor()).toBe('https://two.example')
})

test('The build is the same on whatever port it is served', async () => {
  const { serve, builds } = await project()
  serve('', { PORT: '3000' })
  serve('', { PORT: '4000' })
  expect(builds()).toBe(1)
})

test('A build that fails leaves the one before in its place', async () => {
  const { serve, builtFor, edit } = await project()
  serve('https://one.example')
  edit('site/page.astro', 'new words')
  expect(() => serve('https://one.example', { BROKEN: 'yes' })).toThrow()
  expect(builtFor()).toBe('https://one.example')
  serve('https://one.example')
})

test('Starts at once build once, also after one that was killed', async () => {
  const { run, builds, builtFor } = await project()
  const start = `sh -ec '. bin/prepare.sh; build_site'`
  // 4194305 is above the largest number a process may have.
  const killed = 'mkdir .cache; ln -s 4194305 .cache/build.turn'
  run(`${killed}; for each in 1 2 3 4 5 6; do ${start} & done; wait`, 'one', { SLOW: '2' })
  expect(builds()).toBe(1)
  expect(builtFor()).toBe('one')
})
