import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { keptOr } from '../../assets/kept-picture.ts'
import { editionDate } from '../../content/documents/document-words.ts'
import {
  contentsNote,
  licenceNote,
  type MediaPack,
  renderingCaption,
} from '../../content/media-packs.ts'
import type { Language } from '../../words/language.ts'
import { pictureWords } from '../../words/pictures.ts'
import type { Publisher } from '../set-document.ts'
import { drawingFiles } from './drawing-files.ts'
import { membersOf, type PackedPicture } from './members.ts'

/** An archive counts its times in local ones; set in local time too, they are the same everywhere. */
const [year = 0, month = 1, day = 1] = editionDate.split('-').map(Number)
const mtime = new Date(year, month - 1, day, 12)

type Entry = { name: string; caption: string; bytes: Uint8Array }

/** An archive with its note first; the same content gives the same bytes. */
export async function packMedia(pack: MediaPack, publisher: Publisher): Promise<Uint8Array> {
  const entries =
    pack.kind === 'pictures'
      ? await Promise.all(membersOf(pack).map((member) => pictureFile(member, publisher.language)))
      : await drawings(pack, publisher)
  const files = Object.fromEntries(
    entries.map(({ name, bytes }) => [name, [bytes, { level: name.endsWith('.jpg') ? 0 : 9 }]]),
  )
  const { language, site } = publisher
  const note = `${licenceNote(language, site)}
${contentsNote(language, entries)}`
  return zipSync(
    { 'READ-ME-FIRST.txt': [new TextEncoder().encode(note), { level: 9 }], ...files },
    { mtime },
  )
}

const encoding = { quality: 90, chromaSubsampling: '4:4:4' } as const

/** The widest encoding of a picture as a JPEG, which every editor opens. */
async function pictureFile({ name, width }: PackedPicture, language: Language): Promise<Entry> {
  const source = await readFile(resolve('site/assets/pictures', `${name}-${width}.webp`))
  const hash = createHash('sha256').update(JSON.stringify(encoding)).update(source).digest('hex')
  const bytes = await keptOr('.cache/packed-pictures', `${hash.slice(0, 12)}.jpg`, () =>
    sharp(source).jpeg(encoding).toBuffer(),
  )
  const shown: Readonly<Record<string, string>> = pictureWords(language).alternatives
  return {
    name: `${name}.jpg`,
    caption: renderingCaption(language, shown[name] ?? ''),
    bytes: new Uint8Array(bytes),
  }
}

async function drawings(
  pack: Extract<MediaPack, { kind: 'drawings' }>,
  { company, language }: Publisher,
): Promise<Entry[]> {
  const files = await drawingFiles(company, language)
  return pack.drawings.map(({ file, caption }) => {
    const svg = files.get(file)
    if (!svg) throw new Error(`A media pack names ${file}, which nothing draws`)
    return { name: file, caption, bytes: new TextEncoder().encode(svg) }
  })
}
