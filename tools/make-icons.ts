/**
 * Makes the icons of `public/` from `public/favicon.svg`, for devices that take no SVG. Run after a change of it:
 * `npm run icons`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'

const folder = resolve(import.meta.dirname, '../public')
const source = await readFile(resolve(folder, 'favicon.svg'), 'utf8')
const ground = /fill="(#[\da-f]{6})"/.exec(source)?.[1]
if (!ground) throw new Error('favicon.svg has no ground of its own')

/** Square to its corners: devices cut icons to their own shape. */
const square = source.replace(/rx="\d+"/, '')

/** The drop within the middle four fifths, which every shape of a device leaves; the stripes run on to the edges. */
const maskable = square
  .replace(
    '<rect',
    `<rect width="32" height="32" fill="${ground}"/><g transform="translate(3.2 3.2) scale(.8)"><rect`,
  )
  .replace('</svg>', '</g></svg>')

/** In a browser's tab two contours would run into each other: one, and thicker, beside stripes without their edges. */
const tab = source.replace(/<path d="M(?:20 11|2)\.5[^>]*>/g, '').replace('"1.7"', '"2.8"')

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** The container of Windows: a header, sixteen bytes about each picture, then the pictures as PNG. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => png(size === 16 ? tab : source, size)))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let start = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(sizes[index] ?? 0, at)
    head.writeUInt8(sizes[index] ?? 0, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(start, at + 12)
    start += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

const icons = {
  'favicon.ico': await ico([16, 32, 48]),
  'apple-touch-icon.png': await png(square, 180),
  'icon-192.png': await png(source, 192),
  'icon-512.png': await png(source, 512),
  'icon-maskable-512.png': await png(maskable, 512),
}
for (const [name, bytes] of Object.entries(icons)) {
  await writeFile(resolve(folder, name), bytes)
  console.log(name, bytes.length)
}
