import type { ComponentType } from 'react'
import {
  type PlateName,
  plateWords,
  type WordsOfPlate,
} from '../../content/documents/plate-words.ts'
import { EndView } from '../../graphics/bulk-glacier-water/EndView.tsx'
import { Packs } from '../../graphics/bulk-glacier-water/Packs.tsx'
import { TankerRail } from '../../graphics/bulk-glacier-water/TankerRail.tsx'
import { LeadTimes } from '../../graphics/documents/LeadTimes.tsx'
import { ContourSheet } from '../../graphics/frame/ContourSheet.tsx'
import { Mark } from '../../graphics/marks/Mark.tsx'
import type { Language } from '../../words/language.ts'

/** Some of the drawings of their pack, for its contact sheet. */
export function packDrawings(language: Language, company: string) {
  const name = (
    <span className="contact-sheet-name">
      <Mark size={26} /> {company}
    </span>
  )
  return [
    { name: 'mark', drawing: <Mark size={54} /> },
    { name: 'mark-and-name', drawing: name },
    { name: 'mark-and-name-white', drawing: name, ground: 'ink' },
    { name: 'contours-wide', drawing: <ContourSheet sheet="sheet" /> },
    ...drawnOf(language, 'end-view', EndView),
    ...drawnOf(language, 'packs', Packs),
    ...drawnOf(language, 'tanker-rail', TankerRail),
    ...drawnOf(language, 'lead-times', LeadTimes),
  ] as const
}

/** A drawing of the pack; none where its figures are withheld. */
function drawnOf<Name extends PlateName>(
  language: Language,
  name: Name,
  Plate: ComponentType<NonNullable<WordsOfPlate<Name>>>,
) {
  const words = plateWords(name, language)
  return words ? [{ name, drawing: <Plate {...words} /> }] : []
}
