/**
 * A master picture becomes the files a browser chooses from: AVIF and WebP in
 * three widths, and the same upright for phones. Nothing is ever scaled up.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

export const picturesFolder = 'site/assets/pictures'

const landscapeWidths = [640, 1280, 1920]
const portraitWidths = [480, 720, 1080]

/** Bytes: the first picture of a phone held upright, a small one lying, and the most any one picture may weigh. */
export const budgets = { upright: 40_000, small: 60_000, largest: 160_000 }

export const formats = [
  { extension: 'avif', quality: 52 },
  { extension: 'webp', quality: 76 },
] as const

export interface Shape {
  /** Pixels of the largest encoding; the ratio is that of every encoding. */
  width: number
  height: number
  widths: number[]
}

export function fileName(name: string, width: number, extension: string, upright: boolean) {
  return `${name}${upright ? '-portrait' : ''}-${width}.${extension}`
}

/** WebP is for the few browsers without AVIF. */
export function budgetFor(width: number, extension: string, upright: boolean) {
  if (upright && extension === 'avif') return budgets.upright
  return width <= 640 ? budgets.small : budgets.largest
}

/** Encodes a landscape master; refuses one that is too small to show at all. */
export async function encodeLandscape(name: string, master: Sharp): Promise<Shape> {
  return encode(name, master, landscapeWidths, false)
}

/** Encodes an upright master for phones. */
export async function encodePortrait(name: string, master: Sharp): Promise<Shape> {
  return encode(name, master, portraitWidths, true)
}

/**
 * Cuts an upright 3:4 picture out of a landscape one.
 * @param centre where the middle of the cut lies, 0 at the left edge, 1 at the right
 */
export async function cutPortrait(file: string, centre: number): Promise<Sharp> {
  const { width = 0, height = 0 } = await sharp(file).metadata()
  const cut = Math.min(width, Math.round((height * 3) / 4))
  const left = Math.round(Math.min(Math.max(width * centre - cut / 2, 0), width - cut))
  return sharp(await sharp(file).extract({ left, top: 0, width: cut, height }).toBuffer())
}

/** The average colour, shown until the picture has arrived. */
export async function toneOf(file: string | Buffer): Promise<string> {
  const { channels } = await sharp(file).stats()
  const hex = (mean: number) => Math.round(mean).toString(16).padStart(2, '0')
  return `#${channels
    .slice(0, 3)
    .map((channel) => hex(channel.mean))
    .join('')}`
}

async function encode(
  name: string,
  master: Sharp,
  wanted: number[],
  upright: boolean,
): Promise<Shape> {
  const source = await master.metadata()
  const widths = wanted.filter((width) => width <= source.width)
  const largest = widths.at(-1)
  if (!largest) throw new Error(`${name}: a master ${source.width} px wide is too small`)
  await mkdir(picturesFolder, { recursive: true })
  // An earlier, larger master may have left wider ones.
  for (const width of wanted.filter((width) => width > largest)) {
    for (const { extension } of formats) {
      await rm(join(picturesFolder, fileName(name, width, extension, upright)), { force: true })
    }
  }
  for (const width of widths) {
    const scaled = await master.clone().resize({ width, kernel: 'lanczos3' }).png().toBuffer()
    for (const { extension, quality } of formats) {
      const bytes = await withinBudget(
        scaled,
        extension,
        quality,
        budgetFor(width, extension, upright),
      )
      await writeFile(join(picturesFolder, fileName(name, width, extension, upright)), bytes)
    }
  }
  return { width: largest, height: Math.round((largest * source.height) / source.width), widths }
}

/** Lowers the quality step by step for the rare picture that is too rich for its budget. */
export async function withinBudget(
  scaled: Buffer,
  format: 'avif' | 'webp',
  quality: number,
  budget: number,
): Promise<Buffer> {
  for (let q = quality; q >= 28; q -= 6) {
    const bytes = await sharp(scaled).toFormat(format, { quality: q, effort: 5 }).toBuffer()
    if (bytes.length <= budget) return bytes
  }
  throw new Error(`No ${format} of acceptable quality fits ${budget} bytes`)
}
