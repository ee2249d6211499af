import type { Movement } from '../ui/MovingPicture.tsx'
import type { PictureSource } from '../ui/Picture.tsx'
import type { Language } from '../words/language.ts'
import { pictureWords } from '../words/pictures.ts'
import index from './pictures.json' with { type: 'json' }

export type PictureName = keyof typeof index

const encodings = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

const loops = import.meta.glob<string>('./loops/*.{webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
})

function required(files: Record<string, string>, file: string): string {
  const address = files[file]
  if (!address) throw new Error(`${file} is named in pictures.json but missing`)
  return address
}

function formats(name: string, widths: readonly number[]): PictureSource['formats'] {
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}` as const,
    srcSet: widths
      .map((width) => `${required(encodings, `./pictures/${name}-${width}.${format}`)} ${width}w`)
      .join(', '),
  }))
}

/**
 * The addresses and measures of an encoded picture, and what it shows, in words. Throws during the build when
 * a file is missing.
 */
export function picture(name: PictureName, language: Language): PictureSource {
  const { width, height, widths, portrait, tone } = index[name]
  const alternatives: Readonly<Record<PictureName, string>> = pictureWords(language).alternatives
  return {
    formats: formats(name, widths),
    fallback: required(encodings, `./pictures/${name}-${widths[0]}.webp`),
    width,
    height,
    tone,
    alt: alternatives[name],
    ...(portrait && {
      portrait: {
        formats: formats(`${name}-portrait`, portrait.widths),
        width: portrait.width,
        height: portrait.height,
      },
    }),
  }
}

/** The seamless loop whose first frame is the picture of the same name; null where there is none. */
export function loop(name: PictureName, language: Language): Movement | null {
  if (!index[name].loop) return null
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
