import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addBuild } from '../tests/support/built-site.ts'
import { eventually } from '../tests/support/eventually.ts'
import { startServer } from '../tests/support/server-process.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { liveVersion, publish, undo, whyLiveStays } from './live-version.ts'

async function threeVersions(): Promise<string> {
  const folder = await temporaryFolder()
  for (const name of ['first', 'second', 'third']) await addBuild(folder, name)
  return folder
}

test('undo goes back through what was live, and what was published after an undo goes on from there', async () => {
  const folder = await threeVersions()
  for (const name of ['first', 'second', 'third']) await publish(name, folder)
  expect(await undo(folder)).toBe('second')
  expect(await undo(folder)).toBe('first')
  await expect(undo(folder)).rejects.toThrow('No version that was live before')
  expect(liveVersion(folder)).toBe('first')
  await publish('third', folder)
  expect(await undo(folder)).toBe('first')
})

test('a version that is not whole goes not live', async () => {
  const folder = await threeVersions()
  await rm(join(folder, 'builds/second/index.html'))
  await expect(publish('second', folder)).rejects.toThrow(/index\.html/)
  await rm(join(folder, 'builds/first/published.json'))
  await expect(publish('first', folder)).rejects.toThrow(/published\.json/)
  expect(liveVersion(folder)).toBe('third')
})

test('a start leaves alone what somebody went back to, until something is published', async () => {
  const folder = await threeVersions()
  await publish('second', folder)
  await publish('third', folder)
  expect(whyLiveStays(folder)).toBeUndefined()
  await undo(folder)
  expect(whyLiveStays(folder)).toMatch(/chosen over third/)
  await publish('third', folder)
  expect(whyLiveStays(folder)).toBeUndefined()
})

test('a running server takes what is published and what is undone; none of 400 readers notices', async () => {
  const folder = await threeVersions()
  await publish('first', folder)
  const { origin, output } = await startServer(folder, {})
  const seen: string[] = []
  const failures: string[] = []
  async function read(): Promise<void> {
    const page = await fetch(origin)
    const script = /src="(\/_astro\/(\w+)\.js)"/.exec(await page.text())
    const answer = await fetch(origin + script?.[1])
    await answer.arrayBuffer()
    if (page.status !== 200 || answer.status !== 200)
      failures.push(`${page.status} ${answer.status}`)
    seen.push(script?.[2] ?? '')
  }
  const shows = (name: string) =>
    eventually(`${name} is live`, async () => {
      await read()
      return seen.at(-1) === name
    })
  await shows('first')
  await publish('second', folder)
  await shows('second')
  await publish('third', folder)
  await shows('third')
  await undo(folder)
  await shows('second')
  while (seen.length < 400) await Promise.all(Array.from({ length: 20 }, read))
  expect(failures).toEqual([])
  expect(seen.filter((name, place) => name !== seen[place - 1])).toEqual([
    'first',
    'second',
    'third',
    'second',
  ])
  expect(output.stderr).toContain('"version":"second"')
})
