/**
 * Encodes photographs for the frames of the pictures whose places they take, into `site/assets/photographs` below the working
 * folder. What was encoded once is kept in a folder of its own, and copied from there.
 *
 *     node tools/site-desk/place-photographs.ts FOLDER '{ "quay": … }'
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  cutOf,
  encodedIn,
  type Frame,
  isPhotograph,
  type Photograph,
  photographFile,
  photographsFolder,
  stemOf,
} from '../../contract/photographs.ts'
import { budgetFor, fileName, formats, withinBudget } from '../../media/encode.ts'
import ours from '../../site/assets/pictures.json' with { type: 'json' }

const [kept = '', wanted = '{}'] = process.argv.slice(2)

/** How much a photograph that is too rich for its budget is softened, step by step, before it is given up. */
const softer = [0, 0.6, 1.2]

for (const [name, photograph] of Object.entries(JSON.parse(wanted) as Record<string, unknown>)) {
  const frames = Object.hasOwn(ours, name) ? ours[name as keyof typeof ours] : undefined
  const file = photographFile(name)
  try {
    if (!frames || !isPhotograph(photograph)) throw new Error('There is no place for it any more.')
    await mkdir(photographsFolder, { recursive: true })
    await place(name, frames, photograph, false)
    if (frames.portrait) await place(name, frames.portrait, photograph, true)
  } catch (error) {
    console.error(`${file}: photograph: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

async function place(
  name: string,
  frame: Frame,
  photograph: Photograph,
  upright: boolean,
): Promise<void> {
  let cut: Promise<Buffer> | undefined
  for (const width of encodedIn(frame, photograph).widths) {
    for (const { extension, quality } of formats) {
      const file = fileName(stemOf(name, photograph), width, extension, upright)
      const encoded = join(kept, 'encoded', file)
      if (!existsSync(encoded)) {
        cut ??= cutOut(frame, photograph)
        const bytes = await encode(await cut, width, extension, quality, upright)
        await mkdir(join(kept, 'encoded'), { recursive: true })
        await writeFile(`${encoded}.${process.pid}`, bytes)
        await rename(`${encoded}.${process.pid}`, encoded)
      }
      await copyFile(encoded, join(photographsFolder, file))
    }
  }
}

async function cutOut(frame: Frame, photograph: Photograph): Promise<Buffer> {
  const file = join(kept, 'uploads', `${photograph.upload}.webp`)
  if (!existsSync(file)) throw new Error('It is no longer on this machine: choose it again.')
  return sharp(file).extract(cutOf(frame, photograph)).png({ compressionLevel: 1 }).toBuffer()
}

async function encode(
  cut: Buffer,
  width: number,
  extension: 'avif' | 'webp',
  quality: number,
  upright: boolean,
): Promise<Buffer> {
  const scaled = sharp(cut).resize({ width, kernel: 'lanczos3' })
  for (const sigma of softer) {
    const image = sigma > 0 ? scaled.clone().blur(sigma) : scaled.clone()
    const bytes = await withinBudget(
      await image.png({ compressionLevel: 1 }).toBuffer(),
      extension,
      quality,
      budgetFor(width, extension, upright),
    ).catch(() => undefined)
    if (bytes) return bytes
  }
  throw new Error('It holds too much fine detail to be loaded fast: choose a calmer one.')
}
