/** What the site knows of each picture: our own, or the owner's photograph in its place. */
import { existsSync, readFileSync } from 'node:fs'
import {
  encodedIn,
  type Frame,
  isPhotograph,
  type Photograph,
  photographFile,
  stemOf,
} from '../../contract/photographs.ts'
import ours from './pictures.json' with { type: 'json' }

export type PictureName = keyof typeof ours

type Encoded = Frame & { portrait: Frame | null; tone: string }

export type IndexedPicture = Encoded &
  (
    | { kind: string; stem: string; loop: { width: number; height: number } | null }
    | { kind: 'photograph'; stem: string; loop: null; photograph: Photograph }
  )

const names = Object.keys(ours) as PictureName[]

/** Builds run in the root of the project. */
function photographOf(name: PictureName): Photograph | undefined {
  const file = photographFile(name)
  if (!existsSync(file)) return undefined
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isPhotograph(value)) throw new Error(`${file}: upload: this is no photograph`)
  return value
}

function indexed(name: PictureName): IndexedPicture {
  const picture = ours[name]
  const photograph = photographOf(name)
  if (!photograph) return { ...picture, stem: name }
  return {
    ...encodedIn(picture, photograph),
    portrait: picture.portrait && encodedIn(picture.portrait, photograph),
    ...{ kind: 'photograph', loop: null, tone: photograph.tone },
    ...{ stem: stemOf(name, photograph), photograph },
  }
}

export const pictureIndex = Object.fromEntries(
  names.map((name) => [name, indexed(name)]),
) as Readonly<Record<PictureName, IndexedPicture>>

/** The file of an encoding, below the root of the project. */
export function encodingOf(name: PictureName, width: number, format: 'avif' | 'webp'): string {
  const { stem } = pictureIndex[name]
  const folder = 'photograph' in pictureIndex[name] ? 'photographs' : 'pictures'
  return `site/assets/${folder}/${stem}-${width}.${format}`
}
