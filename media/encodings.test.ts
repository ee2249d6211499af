import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { budgetFor, fileName, picturesFolder, type Shape } from './encode.ts'
import { readIndex } from './index.ts'
import { loopBudget, loopsFolder } from './loop.ts'
import { pictures } from './manifest.ts'

const index = await readIndex()
const entries = Object.entries(index)

async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size
}

test.each(entries)('%s is in the manifest, with the same words', (name, { alt }) => {
  expect(pictures[name]?.alt).toBe(alt)
})

test.each(entries)('%s has every encoding, each within its budget', async (name, entry) => {
  const shapes: [Shape, boolean][] = [[entry, false]]
  if (entry.portrait) shapes.push([entry.portrait, true])
  for (const [shape, upright] of shapes) {
    expect(shape.widths).toContain(shape.width)
    for (const width of shape.widths) {
      for (const extension of ['avif', 'webp']) {
        const file = join(picturesFolder, fileName(name, width, extension, upright))
        expect(await sizeOf(file), file).toBeLessThanOrEqual(budgetFor(width))
      }
    }
  }
})

test.each(entries.filter(([, { loop }]) => loop))('%s moves within its budget', async (name) => {
  for (const extension of ['webm', 'mp4']) {
    const file = join(loopsFolder, `${name}.${extension}`)
    const size = await sizeOf(file)
    expect(size, file).toBeGreaterThan(10_000)
    expect(size, file).toBeLessThanOrEqual(loopBudget)
  }
})
