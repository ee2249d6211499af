import { mkdir, readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptVersions, publishedList } from '../../contract/published-file.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { keepVersion, makeLive, prune } from './versions.ts'

async function switchTo(built: string, root: string): Promise<void> {
  await makeLive(await keepVersion(built, root), root)
  await prune(root)
}

async function build(root: string, words: string): Promise<string> {
  const built = join(root, `builds/.building-${process.pid}`)
  await mkdir(built, { recursive: true })
  await writeFile(join(built, publishedList), words)
  return built
}

const served = (root: string) => readFile(join(root, 'dist', publishedList), 'utf8')

test('dist leads to the newest build, and as many as one can go back to stay', async () => {
  const root = await temporaryFolder()
  const all = Array.from({ length: keptVersions + 2 }, (_, place) => `build ${place}`)
  for (const words of all) {
    await switchTo(await build(root, words), root)
    expect(await served(root)).toBe(words)
    // Names tell milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const names = (await readdir(join(root, 'builds'))).sort()
  const kept = await Promise.all(
    names.map((name) => readFile(join(root, 'builds', name, publishedList), 'utf8')),
  )
  expect(kept).toEqual(all.slice(-keptVersions))
  expect(await readlink(join(root, 'dist'))).toBe(join('builds', names.at(-1) ?? ''))
})

test('there is a whole build behind dist at any moment of a switch', async () => {
  const root = await temporaryFolder()
  await switchTo(await build(root, 'first'), root)
  let over = false
  const reading = (async () => {
    let reads = 0
    for (; !over; reads += 1) expect(await served(root)).toMatch(/^(?:first|build \d+)$/)
    return reads
  })()
  for (let number = 0; number < 20; number += 1) {
    await switchTo(await build(root, `build ${number}`), root)
  }
  over = true
  expect(await reading).toBeGreaterThan(20)
})

test('a plain folder dist of before becomes the oldest version', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'dist'))
  await writeFile(join(root, 'dist', publishedList), 'plain')
  await switchTo(await build(root, 'new'), root)
  expect(await served(root)).toBe('new')
  expect(await readdir(join(root, 'builds'))).toHaveLength(2)
})

test('what a killed build left is removed, what another is building stays', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'builds/.building-4194305'), { recursive: true })
  const ours = join(root, `builds/.building-${process.ppid}`)
  await mkdir(ours)
  await switchTo(await build(root, 'new'), root)
  const left = (await readdir(join(root, 'builds'))).filter((name) => name.startsWith('.'))
  expect(left).toEqual([`.building-${process.ppid}`])
})

test('a version that is only built changes nothing of what is live, and never removes it', async () => {
  const root = await temporaryFolder()
  await switchTo(await build(root, 'live'), root)
  for (const words of Array.from({ length: keptVersions + 1 }, (_, place) => `draft ${place}`)) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    await keepVersion(await build(root, words), root)
    await prune(root)
    expect(await served(root)).toBe('live')
  }
})

test('two builds share the file that both have, and no other, whatever their lists say', async () => {
  const root = await temporaryFolder()
  const large = (letter: string) => letter.repeat(10_000)
  const build = async (texts: Readonly<Record<string, string>>) => {
    const built = join(root, `builds/.building-${process.pid}`)
    await mkdir(built, { recursive: true })
    const list = Object.keys(texts).map((file) => ({ file, etag: '"same"', brotli: false }))
    await writeFile(join(built, publishedList), JSON.stringify(list))
    for (const [file, text] of Object.entries(texts)) await writeFile(join(built, file), text)
    await new Promise((resolve) => setTimeout(resolve, 5))
    return join(root, 'builds', await keepVersion(built, root))
  }
  const one = await build({ 'same.js': large('a'), 'other.js': large('b') })
  const two = await build({ 'same.js': large('a'), 'other.js': large('c') })
  const inode = async (folder: string, file: string) => (await stat(join(folder, file))).ino
  expect(await inode(two, 'same.js')).toBe(await inode(one, 'same.js'))
  expect(await inode(two, 'other.js')).not.toBe(await inode(one, 'other.js'))
  expect(await readFile(join(two, 'other.js'), 'utf8')).toBe(large('c'))
})
