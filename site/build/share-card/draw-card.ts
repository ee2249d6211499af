import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { keptOr } from '../../assets/kept-picture.ts'
import { encodingOf, pictureIndex } from '../../assets/picture-index.ts'
import { colour } from '../../documents/svg-to-pdf/styles.ts'
import { cardSize, paperWidth } from './card-size.ts'
import { type CardWords, cardWords } from './card-words.ts'
import type { ShareCardPlan } from './share-card-plan.ts'

/** JPEG: some networks show neither AVIF nor WebP. Full colour beside letters, or their edges fringe. */
const encoding = { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' } as const

/** Which part of a picture is shown, in px of the picture, and the box of the card that it fills. */
type Crop = {
  file: string
  part: { left: number; top: number; width: number; height: number }
  box: { left: number; width: number; height: number }
}

/** A card before it is drawn: everything that decides how it looks, and the name that this gives it. */
export type PlannedCard = { name: string; draw: () => Promise<Buffer> }

export function planCard(plan: ShareCardPlan, words: CardWords): PlannedCard {
  const overlay = cardWords(plan.layout, words)
  const ground =
    plan.layout === 'contours'
      ? contours(plan.part, words.direction)
      : cropOf(plan, words.direction === 'rtl')
  // Of a picture its bytes count, not where it lies: in every folder of these sources a card has the same name.
  const looks = [overlay, { ...ground, file: undefined }, encoding]
  const hash = createHash('sha256').update(JSON.stringify(looks))
  if ('file' in ground) hash.update(readFileSync(ground.file))
  const name = hash.digest('hex').slice(0, 12)
  return {
    name,
    draw: () => keptOr('.cache/share-cards', `${name}.jpg`, () => drawn(overlay, ground)),
  }
}

/** @param first whether the picture stands at the left of the paper. */
function cropOf(plan: Extract<ShareCardPlan, { picture: string }>, first: boolean): Crop {
  const { width, height, widths } = pictureIndex[plan.picture]
  const widest = Math.max(...widths)
  const left = plan.layout === 'split' ? paperWidth : 0
  const box = { left: first ? 0 : left, width: cardSize.width - left, height: cardSize.height }
  const scale = Math.max(box.width / width, box.height / height) * (plan.closer ?? 1)
  const part = { width: Math.round(box.width / scale), height: Math.round(box.height / scale) }
  const [across, down] = plan.focus ?? [50, 50]
  return {
    file: resolve(encodingOf(plan.picture, widest, 'avif')),
    part: {
      ...part,
      left: Math.round(((width - part.width) * across) / 100),
      top: Math.round(((height - part.height) * down) / 100),
    },
    box,
  }
}

/** The contour lines as their pages show them: fading out towards the words. */
function contours(part: 'middle' | 'upstream', direction: CardWords['direction']): { svg: string } {
  const [from, to] = direction === 'rtl' ? [1, 0] : [0, 1]
  const { width, height } = cardSize
  const sheet = readFileSync(resolve('site/assets/contours/sheet.svg'), 'utf8')
  const view = part === 'middle' ? '200 80 1200 630' : '60 30 760 399'
  const lines = sheet.replace(
    /viewBox="[^"]*"/,
    `viewBox="${view}" width="${width}" height="${height}"`,
  )
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="fade" x1="${from}" x2="${to}"><stop offset=".1" stop-color="#000"/><stop offset=".75" stop-color="#fff"/></linearGradient><mask id="part"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs><rect width="${width}" height="${height}" fill="${colour('ice')}"/><g opacity=".3" mask="url(#part)">${lines}</g></svg>`,
  }
}

function drawn(overlay: string, ground: Crop | { svg: string }): Promise<Buffer> {
  const below = 'svg' in ground ? sharp(Buffer.from(ground.svg)) : placed(ground)
  return below
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg(encoding)
    .toBuffer()
}

function placed({ file, part, box }: Crop) {
  return sharp(file)
    .extract(part)
    .resize(box.width, box.height)
    .extend({
      left: box.left,
      right: cardSize.width - box.left - box.width,
      background: colour('ice'),
    })
}
