import { shownBy } from '../../contract/photographs.ts'
import type { Language } from '../words/language.ts'
import { pictureWords } from '../words/pictures.ts'
import { type PictureName, pictureIndex } from './picture-index.ts'

/** What a picture shows, for those who cannot see it. */
export function alternativeOf(name: PictureName, language: Language): string {
  const known = pictureIndex[name]
  if ('photograph' in known) return shownBy(known.photograph, language)
  const alternatives: Readonly<Record<PictureName, string>> = pictureWords(language).alternatives
  return alternatives[name]
}
