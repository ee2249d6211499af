import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addBuild, addPublished } from '../../tests/support/built-site.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { startServer } from '../../tests/support/server-process.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

async function status(origin: string, path: string): Promise<number> {
  const answer = await fetch(origin + path)
  await answer.arrayBuffer()
  return answer.status
}

test('pages of the build before and after find their hashed files', async () => {
  const folder = await temporaryFolder()
  await addBuild(folder, 'first')
  await addBuild(folder, 'second')
  const { origin } = await startServer(folder, {})
  expect(await status(origin, '/_astro/second.js')).toBe(200)
  const before = await fetch(`${origin}/_astro/first.js`)
  expect(await before.text()).toBe('// first')
  expect(before.headers.get('cache-control')).toContain('immutable')
  expect(await status(origin, '/_astro/first-large.avif')).toBe(200)
  expect(await status(origin, '/_astro/third.js')).toBe(404)
  await addBuild(folder, 'third')
  await eventually('the newer build is seen', async () => {
    return (await status(origin, '/_astro/third.js')) === 200
  })
})

test('what is no hashed file is found in the served build alone', async () => {
  const folder = await temporaryFolder()
  const first = await addBuild(folder, 'first')
  await writeFile(join(first, 'old.html'), 'old')
  await addPublished(first, { path: '/old', file: 'old.html', contentType: 'text/html' })
  await addBuild(folder, 'second')
  const { origin } = await startServer(folder, {})
  expect(await status(origin, '/old')).toBe(404)
  expect(await status(origin, '/_astro/../../../package.json')).toBe(404)
})

test('a build removed under a running server: 404 and a line in the log for what was not read yet, never 500', async () => {
  const folder = await temporaryFolder()
  await addBuild(folder, 'first')
  const { origin, output } = await startServer(folder, {})
  expect(await status(origin, '/_astro/first.avif')).toBe(200)
  await rm(join(folder, 'builds'), { recursive: true })
  for (const path of ['/', '/contact', '/_astro/first.js', '/_astro/first.avif']) {
    expect(await status(origin, path), path).toBe(200)
  }
  const gone = await fetch(`${origin}/_astro/first-large.avif`)
  expect(gone.status).toBe(404)
  expect(gone.headers.get('cache-control')).toBe('no-cache')
  expect(await gone.text()).toContain('<h1>404</h1>')
  expect(output.stderr).toContain('"file":"first-large.avif","msg":"A built file is gone"')
})

test('a picture of the build before is sent while another takes its place', async () => {
  const folder = await temporaryFolder()
  await addBuild(folder, 'first')
  const { origin } = await startServer(folder, {})
  await addBuild(folder, 'second')
  expect(await (await fetch(`${origin}/_astro/first-large.avif`)).arrayBuffer()).toHaveProperty(
    'byteLength',
    300_000,
  )
})
