import { mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishedList } from '../../contract/published-file.ts'
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

test('dist leads to the newest build, and the two before stay', async () => {
  const root = await temporaryFolder()
  for (const words of ['one', 'two', 'three', 'four']) {
    await switchTo(await build(root, words), root)
    expect(await served(root)).toBe(words)
    // Names tell milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const names = (await readdir(join(root, 'builds'))).sort()
  const kept = await Promise.all(
    names.map((name) => readFile(join(root, 'builds', name, publishedList), 'utf8')),
  )
  expect(kept).toEqual(['two', 'three', 'four'])
  expect(await readlink(join(root, 'dist'))).toBe(join('builds', names[2] ?? ''))
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
  for (const words of ['one', 'two', 'three', 'four']) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    await keepVersion(await build(root, words), root)
    await prune(root)
    expect(await served(root)).toBe('live')
  }
})
