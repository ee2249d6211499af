import type { Movement } from '../ui/MovingPicture.tsx'
import type { PictureSource } from '../ui/Picture.tsx'
import type { Language } from '../words/language.ts'
import { pictureWords } from '../words/pictures.ts'
import { alternativeOf } from './picture-alternative.ts'
import { encodingOf, type PictureName, pictureIndex } from './picture-index.ts'

export type { PictureName }

const encodings = import.meta.glob<string>(
  ['./pictures/*.{avif,webp}', './photographs/*.{avif,webp}'],
  { eager: true, query: '?url', import: 'default' },
)

const loops = import.meta.glob<string>('./loops/*.{webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
})

function required(files: Record<string, string>, file: string): string {
  const address = files[file]
  if (!address) throw new Error(`${file} is named in the index of pictures but missing`)
  return address
}

/** Upright ones bear the word in their name. */
function formats(name: PictureName, upright: boolean, widths: readonly number[]) {
  const file = (width: number, format: 'avif' | 'webp') =>
    encodingOf(name, width, format)
      .replace(/^site\/assets/, '.')
      .replace(/-(?=\d+\.\w+$)/, upright ? '-portrait-' : '-')
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}` as const,
    srcSet: widths
      .map((width) => `${required(encodings, file(width, format))} ${width}w`)
      .join(', '),
  }))
}

/** The address of a picture as WebP, in its smallest width of at least so many px, or its largest. */
export function addressOf(name: PictureName, least: number): string {
  const { width, widths } = pictureIndex[name]
  const chosen = widths.find((each) => each >= least) ?? width
  return required(encodings, encodingOf(name, chosen, 'webp').replace(/^site\/assets/, '.'))
}

/**
 * The addresses and measures of an encoded picture, and what it shows, in words. Throws during the build when
 * a file is missing.
 */
export function picture(name: PictureName, language: Language): PictureSource {
  const { width, height, widths, portrait, tone } = pictureIndex[name]
  return {
    formats: formats(name, false, widths),
    fallback: addressOf(name, 0),
    width,
    height,
    tone,
    alt: alternativeOf(name, language),
    ...(portrait && {
      portrait: {
        formats: formats(name, true, portrait.widths),
        width: portrait.width,
        height: portrait.height,
      },
    }),
  }
}

/** The seamless loop whose first frame is the picture of the same name; null where there is none. */
export function loop(name: PictureName, language: Language): Movement | null {
  if (!pictureIndex[name].loop) return null
  const { video: _, ...words } = pictureWords(language).loop
  return {
    kind: 'files',
    words,
    files: [
      {
        address: required(loops, `./loops/${name}.webm`),
        type: 'video/webm; codecs=av01.0.05M.08',
      },
      { address: required(loops, `./loops/${name}.mp4`), type: 'video/mp4' },
    ],
  }
}
