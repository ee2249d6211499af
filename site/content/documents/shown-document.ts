import type { Figure } from '../../figures/figure.ts'
import { figuresAt } from '../../figures/figures-for.ts'
import type { Language } from '../../words/language.ts'
import { shown } from '../../words/shown.ts'
import type { DocumentWords, Part, PlateWords } from './document-words.ts'
import { plateWords } from './plate-words.ts'

/** A document as it is set: what is withheld is gone, and what stood around it has closed up. */
export type ShownDocument = Omit<DocumentWords, 'plate' | 'opening'> & {
  language: Language
  plate: DocumentWords['plate'] | undefined
  opening: PlateWords | undefined
  /** Every figure in it, for the table on its last page. */
  register: readonly Figure[]
}

/** The words of a document without what is withheld: sentences, rows, drawings, whole sections. */
export function shownDocument(language: Language, words: DocumentWords): ShownDocument {
  const place = `document:${words.slug}` as const
  const isDrawn = ({ plate }: PlateWords) => plateWords(plate, language, place) !== undefined

  /** A part with the drawings that are left of it; none of a table without rows. */
  function filled(part: Part): Part[] {
    if (part.kind === 'plate') return isDrawn(part) ? [part] : []
    if (part.kind === 'ledger') return part.rows.length > 0 ? [part] : []
    if (part.kind !== 'row') return [part]
    const plates = part.plates.filter(isDrawn)
    return plates.length > 0 ? [{ ...part, plates }] : []
  }

  const { plate, facts = [], opening, parts = [] } = shown(words)
  return {
    ...words,
    language,
    plate,
    facts,
    opening: opening && isDrawn(opening) ? opening : undefined,
    parts: withContent(parts.flatMap(filled)),
    // By now all its words have been printed, and their figures noted.
    register: figuresAt(place, language),
  }
}

/** A heading goes with the last thing under it. */
function withContent(parts: readonly Part[]): Part[] {
  return parts.filter((part, at) => {
    const next = parts[at + 1]
    return part.kind !== 'section' || (next !== undefined && next.kind !== 'section')
  })
}
