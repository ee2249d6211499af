import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { budgetFor, fileName, picturesFolder, type Shape } from './encode.ts'
import { readIndex } from './index.ts'
import { loopBudget, loopsFolder, type Seams } from './loop.ts'
import { pictures } from './manifest.ts'

const index = await readIndex()
const entries = Object.entries(index)
const moving = entries.filter(([, { loop }]) => loop)
const made: Record<string, { seams: Seams | null }> = JSON.parse(
  await readFile('media/made.json', 'utf8'),
)

async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size
}

const drawn = entries.filter(([, { kind }]) => kind !== 'photograph')

test.each(drawn)('%s is in the manifest, with the same kind', (name, { kind }) => {
  expect(pictures[name]).toMatchObject({ kind })
})

test.each(entries)('%s has every encoding, each within its budget', async (name, entry) => {
  const shapes: [Shape, boolean][] = [[entry, false]]
  if (entry.portrait) shapes.push([entry.portrait, true])
  for (const [shape, upright] of shapes) {
    expect(shape.widths).toContain(shape.width)
    for (const width of shape.widths) {
      for (const extension of ['avif', 'webp']) {
        const file = join(picturesFolder, fileName(name, width, extension, upright))
        expect(await sizeOf(file), file).toBeLessThanOrEqual(budgetFor(width, extension, upright))
      }
    }
  }
})

test('no encoding lies there that no page can ask for', async () => {
  const named = entries.flatMap(([name, entry]) =>
    [entry, ...(entry.portrait ? [entry.portrait] : [])].flatMap((shape) =>
      shape.widths.flatMap((width) =>
        ['avif', 'webp'].map((extension) =>
          fileName(name, width, extension, shape === entry.portrait),
        ),
      ),
    ),
  )
  expect((await readdir(picturesFolder)).filter((file) => !named.includes(file))).toEqual([])
})

test('all encodings together stay below 40 MB', async () => {
  const folders = await Promise.all(
    [picturesFolder, loopsFolder].map(async (folder) =>
      (await readdir(folder)).map((file) => join(folder, file)),
    ),
  )
  const sizes = await Promise.all(folders.flat().map(sizeOf))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000)
})

test.each(moving)('%s moves within its budget', async (name) => {
  for (const extension of ['webm', 'mp4']) {
    const file = join(loopsFolder, `${name}.${extension}`)
    const size = await sizeOf(file)
    expect(size, file).toBeGreaterThan(10_000)
    expect(size, file).toBeLessThanOrEqual(loopBudget)
  }
})

test.each(moving)('%s turns without a jolt, and does not hide one in a flicker', (name) => {
  const seams = made[name]?.seams ?? {}
  expect(Object.keys(seams).sort()).toEqual(['mp4', 'webm'])
  for (const { join: turn, mean, most } of Object.values(seams)) {
    expect(turn).toBeLessThanOrEqual(most)
    expect(most).toBeLessThanOrEqual(Math.max(2 * mean, 0.3))
  }
})
