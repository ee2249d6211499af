/**
 * A folder as a server stands in whose editors publish: sources in small, with a check and a builder that do in a moment
 * what the real ones do in a minute. A title with `{wrong}` in it does not pass the check, `CRASH` does not build, and
 * `SLOW` takes four seconds. A check waits while there is a file `hold` in the folder.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { articleFile } from '../../contract/article-file.ts'
import { buildsFolder } from '../../contract/published-file.ts'
import pictures from '../../site/assets/pictures.json' with { type: 'json' }
import { addBuild } from './built-site.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const homeWords = 'site/views/home/words/en.json'
const sharedWords = 'site/words/shared/en.json'

const words = {
  meta: { title: 'Home' },
  hero: { title: 'Water by the container', lines: ['One.', 'Two.'] },
}

const check = `import { existsSync, readFileSync } from 'node:fs'
const still = new Int32Array(new SharedArrayBuffer(4))
while (existsSync('../../hold')) Atomics.wait(still, 0, 0, 50)
const { hero } = JSON.parse(readFileSync('${homeWords}', 'utf8'))
if (hero.title.includes('{wrong}')) {
  console.error('${homeWords}: hero.title: {wrong} is neither a figure nor handed in')
  process.exitCode = 1
}
`

const builder = `#!/usr/bin/env node
const { cpSync, copyFileSync, existsSync, readFileSync, writeFileSync, renameSync, readdirSync } = require('node:fs')
const words = readFileSync('${homeWords}', 'utf8')
const settings = readFileSync('site.settings.json', 'utf8')
const { hero } = JSON.parse(words)
if (hero.title.includes('CRASH')) {
  console.error('Error: ${homeWords}: hero.title: the page cannot be put together')
  process.exit(1)
}
if (hero.title.includes('SLOW')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000)
const articles = readdirSync('site/words/articles').map((id) => 'site/words/articles/' + id + '/en.json')
const photographs = existsSync('site/assets/photographs')
  ? readdirSync('site/assets/photographs').filter((name) => name.endsWith('.json'))
  : []
const files = [...articles, ...photographs.map((name) => 'site/assets/photographs/' + name)]
const held = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
const name = new Date().toISOString().replaceAll(/[-:.]/g, '').replace('T', '-').replace('Z', '') + '-1a2b3c4d'
cpSync('pattern', 'builds/.building', { recursive: true })
writeFileSync('builds/.building/index.html', '<h1>' + hero.title + '</h1> <a href="/contact">Contact</a>')
writeFileSync('builds/.building/.sources.json', JSON.stringify({ ...held, '${homeWords}': words, 'site.settings.json': settings }))
copyFileSync(process.env.BUILD_INPUTS, 'builds/.building/.build-inputs')
renameSync('builds/.building', 'builds/' + name)
`

const catalogue = `process.stdout.write(JSON.stringify({
  files: [{
    ...{ file: '${homeWords}', group: 'pages', title: 'Home', language: 'en', path: '/' },
    fields: [{ key: 'hero.title', longest: 40, placeholders: [] }],
  }],
  figures: [], pairs: [], launchSafe: { withheld: [], settled: {} },
}))
`

const firstVersion = '20260101-120000000-00000000'

/** @returns the folder, by default one of its own, and the version in it that is live. */
export async function siteSources(folder?: string): Promise<{ root: string; live: string }> {
  const root = folder ?? (await temporaryFolder())
  const live = await addBuild(root, firstVersion)
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  write(homeWords, json(words))
  write(sharedWords, json({ answer: 'We answer.' }))
  write(articleFile('the-first'), json({ title: 'The first' }))
  write('site/pages/index.astro', '')
  write('contract/nothing.ts', '')
  write('public/robots.txt', '')
  for (const file of ['astro.config.ts', 'site.config.ts', 'tsconfig.json', 'package-lock.json']) {
    write(file, '')
  }
  // The picture whose frames are the smallest.
  write('site/assets/pictures.json', json({ farm: pictures.farm }))
  write('site/words/pictures/en.json', json({ alternatives: { farm: 'A farm.' } }))
  for (const tool of ['take-photograph', 'place-photographs']) {
    const file = `tools/site-desk/${tool}.ts`
    write(file, `await import(${JSON.stringify(resolve(file))})\n`)
  }
  write('tools/check-words.ts', check)
  write('tools/site-desk/catalogue.ts', catalogue)
  write('node_modules/.bin/astro', builder)
  chmodSync(join(root, 'node_modules/.bin/astro'), 0o755)
  cpSync('site.settings.json', join(root, 'site.settings.json'))
  mkdirSync(join(root, 'bin'))
  cpSync('bin/prepare.sh', join(root, 'bin/prepare.sh'))
  // What the builder makes a version of, found from the copy in which drafts are built.
  mkdirSync(join(root, '.cache/site-desk/builds'), { recursive: true })
  symlinkSync(resolve('server'), join(root, 'server'))
  cpSync(live, join(root, '.cache/site-desk/pattern'), { recursive: true })
  return { root, live: join(root, buildsFolder, firstVersion) }
}

/** Makes the folder a repository with all of it committed. */
export function commitAll(root: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@site.example', ...args], {
      cwd: root,
    })
  git('init', '--quiet')
  git('add', 'site', 'site.settings.json')
  git('commit', '--quiet', '-m', 'Begin')
}

export const titleIn = (root: string): string =>
  (JSON.parse(readFileSync(join(root, homeWords), 'utf8')) as typeof words).hero.title
