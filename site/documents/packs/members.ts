import { pictureIndex } from '../../assets/picture-index.ts'
import { type MediaPack, namedPictures } from '../../content/media-packs.ts'

export type PackedPicture = { name: string; width: number }

type Index = Record<string, { width: number; kind: string }>

const index: Index = pictureIndex

/**
 * The pictures of a pack: those it names, then every other of its kind, so that a new picture of
 * the site is packed without a word. A photograph is in none: the note of the packs speaks of renderings. Throws for a
 * name that is no picture.
 */
export function membersOf(pack: Extract<MediaPack, { kind: 'pictures' }>): PackedPicture[] {
  const others = Object.keys(index).filter(
    (name) => !namedPictures.includes(name) && index[name]?.kind === pack.rest,
  )
  return [...pack.first, ...others].flatMap((name) => {
    const picture = index[name]
    if (!picture) throw new Error(`A media pack names ${name}, which is no picture of the site`)
    return picture.kind === 'photograph' ? [] : [{ name, width: picture.width }]
  })
}
