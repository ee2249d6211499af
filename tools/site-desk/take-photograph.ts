/**
 * Takes what an editor has uploaded: decodes it, turns it upright, and encodes it anew, so that nothing of the file but its
 * pixels is kept: no metadata, no place where it was taken, nothing hidden behind them. Runs in a process of its own, since
 * it decodes what a stranger may have made. Prints an `Upload` as JSON, or says what is wrong and ends with 1.
 *
 *     node tools/site-desk/take-photograph.ts FILE FOLDER
 */
import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Upload, uploadLimits } from '../../contract/photographs.ts'
import { toneOf } from '../../media/encode.ts'

const [file = '', folder = ''] = process.argv.slice(2)

/** Of what is kept; twice the largest frame. */
const longest = 3840
/** Of what the editor shows. */
const previewWidth = 1280

/** By what a file begins with, whatever it is called: no other decoder is ever given it. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s, /^.{4}ftypavif/s]

const wanted = 'Choose a photograph: a JPEG, PNG, WebP or AVIF that does not move.'
const { width: least, height: lowest, pixels } = uploadLimits

/** Said to the editor as it is. */
class Refused extends Error {}

// A beginning alone decides nothing: a drawing may begin as an AVIF does, and would be read as a drawing.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
})

// One picture is decoded here and the process ends: nothing is gained by keeping any.
sharp.cache(false)

try {
  process.stdout.write(JSON.stringify(await take()))
} catch (error) {
  console.error(inWords(error))
  process.exitCode = 1
}

async function take(): Promise<Upload> {
  const begins = (await readFile(file)).subarray(0, 16).toString('latin1')
  if (!beginnings.some((beginning) => beginning.test(begins))) throw new Refused(wanted)
  const options = { failOn: 'error', limitInputPixels: pixels } as const
  const { width, height, pages = 1, orientation = 1 } = await sharp(file, options).metadata()
  if (pages > 1) throw new Refused(wanted)
  // A phone held upright turns its pictures by a note in the file.
  const [across, down] = orientation > 4 ? [height, width] : [width, height]
  if (across < least || down < lowest) {
    throw new Refused(`It has ${across} × ${down} pixels; ${least} × ${lowest} are the least.`)
  }
  const { data, info } = await sharp(file, options)
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 95, effort: 3 })
    .toBuffer({ resolveWithObject: true })
  const upload = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const known = { upload, width: info.width, height: info.height, tone: await toneOf(data) }
  await put(`${upload}.webp`, data)
  await put(
    `${upload}.preview.webp`,
    await sharp(data).resize({ width: previewWidth }).webp({ quality: 76 }).toBuffer(),
  )
  // Last: what is known of an upload says that all of it is there.
  await put(`${upload}.json`, Buffer.from(JSON.stringify(known)))
  return known
}

async function put(name: string, bytes: Buffer): Promise<void> {
  const next = join(folder, `${name}.${process.pid}.next`)
  await writeFile(next, bytes)
  await rename(next, join(folder, name))
}

function inWords(error: unknown): string {
  if (error instanceof Refused) return error.message
  const said = error instanceof Error ? error.message : ''
  if (!/pixel limit/.test(said)) return 'This file is no picture, or a broken one.'
  return `It has too many pixels: ${pixels / 1_000_000} million are the most.`
}
