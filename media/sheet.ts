/**
 * The contact sheet: every picture with its name, the pages that show it and its bytes, in one
 * PNG: `npm run media:sheet` writes `.cache/media/sheet.png`.
 */
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { fileName, picturesFolder, type Shape } from './encode.ts'
import { type IndexEntry, readIndex } from './index.ts'
import { loopsFolder } from './loop.ts'
import { pictures } from './manifest.ts'
import { workFolder } from './workshop.ts'

const columns = 5
const wide = { width: 384, height: 216 }
const upright = { width: 162, height: 216 }
const words = { height: 78, line: 18 }
const gap = 16
const cell = {
  width: wide.width + gap + upright.width + 2 * gap,
  height: wide.height + words.height + 2 * gap,
}

async function kilobytes(file: string): Promise<string> {
  return `${Math.round((await stat(file)).size / 1000)} KB`
}

/** The smallest and the largest AVIF of a shape: what a phone loads, and a wide screen. */
async function weight(name: string, { widths }: Shape, isUpright: boolean): Promise<string> {
  const ends = [...new Set([widths[0], widths.at(-1)])].filter((width) => width !== undefined)
  const parts = ends.map(async (width) => {
    const file = join(picturesFolder, fileName(name, width, 'avif', isUpright))
    return `${width}: ${await kilobytes(file)}`
  })
  return (await Promise.all(parts)).join(', ')
}

async function bytes(name: string, entry: IndexEntry): Promise<string> {
  const shapes = [await weight(name, entry, false)]
  if (entry.portrait) shapes.push(`upright ${await weight(name, entry.portrait, true)}`)
  if (entry.loop) shapes.push(`loop ${await kilobytes(join(loopsFolder, `${name}.webm`))}`)
  return shapes.join(' · ')
}

function caption(lines: readonly string[]): Buffer {
  const text = lines.map((line, index) => {
    const plain = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const weightOf = index === 0 ? ' font-weight="bold"' : ''
    return `<text x="0" y="${(index + 1) * words.line}"${weightOf}>${plain}</text>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width - gap}" height="${words.height}" font-family="sans-serif" font-size="13" fill="#e8eef0">${text.join('')}</svg>`,
  )
}

/** A list of pages over as many lines as it needs, each at most `most` characters long. */
function broken(pages: readonly string[], most = 84): string[] {
  const lines: string[] = ['']
  for (const page of pages) {
    const longer = `${lines.at(-1)}${lines.at(-1) ? ', ' : ''}${page}`
    if (longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(page)
  }
  return lines
}

async function placed(name: string, entry: IndexEntry, index: number) {
  const left = gap + (index % columns) * cell.width
  const top = gap + Math.floor(index / columns) * cell.height
  const shown = (width: number, size: typeof wide, isUpright: boolean) =>
    sharp(join(picturesFolder, fileName(name, width, 'webp', isUpright)))
      .resize({ ...size, fit: 'cover' })
      .toBuffer()
  const lines = [name, await bytes(name, entry), ...broken(pictures[name]?.pages ?? [])]
  const layers = [
    { input: await shown(entry.widths[0] ?? 0, wide, false), left, top },
    { input: caption(lines), left, top: top + wide.height + 4 },
  ]
  if (entry.portrait) {
    const input = await shown(entry.portrait.widths[0] ?? 0, upright, true)
    layers.push({ input, left: left + wide.width + gap / 2, top })
  }
  return layers
}

const entries = Object.entries(await readIndex())
const layers = await Promise.all(entries.map(([name, entry], index) => placed(name, entry, index)))
const file = join(workFolder, 'sheet.png')
await mkdir(workFolder, { recursive: true })
await sharp({
  create: {
    width: columns * cell.width + gap,
    height: Math.ceil(entries.length / columns) * cell.height + gap,
    channels: 3,
    background: '#06222e',
  },
})
  .composite(layers.flat())
  .png()
  .toFile(file)
console.log(`${entries.length} pictures: ${file}`)
