import { shown } from '../../words/shown.ts'
import type { DocumentWords, Part, PlateWords } from './document-words.ts'
import { isDrawn } from './plate-words.ts'

/** A document as it is set: what is withheld is gone, and what stood around it has closed up. */
export type ShownDocument = Omit<DocumentWords, 'plate' | 'opening'> & {
  plate: DocumentWords['plate'] | undefined
  opening: PlateWords | undefined
}

/** The words of a document without what is withheld: sentences, rows, drawings, whole sections. */
export function shownDocument(words: DocumentWords): ShownDocument {
  const { plate, facts = [], opening, parts = [], register = [] } = shown(words)
  return {
    ...words,
    plate,
    facts,
    opening: opening && isDrawn(opening.plate) ? opening : undefined,
    parts: withContent(parts.flatMap(drawnOnly)),
    register,
  }
}

function drawnOnly(part: Part): Part[] {
  if (part.kind === 'plate') return isDrawn(part.plate) ? [part] : []
  if (part.kind !== 'row') return [part]
  const plates = part.plates.filter(({ plate }) => isDrawn(plate))
  return plates.length > 0 ? [{ ...part, plates }] : []
}

/** A heading goes with the last thing under it. */
function withContent(parts: readonly Part[]): Part[] {
  return parts.filter((part, at) => {
    const next = parts[at + 1]
    return part.kind !== 'section' || (next !== undefined && next.kind !== 'section')
  })
}
