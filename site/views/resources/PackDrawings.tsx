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

/** Some of the drawings of their pack, for its contact sheet. */
export function packDrawings(company: string) {
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
    ...drawnOf('end-view', EndView),
    ...drawnOf('packs', Packs),
    ...drawnOf('tanker-rail', TankerRail),
    ...drawnOf('lead-times', LeadTimes),
  ] as const
}

/** A drawing of the pack; none where its figures are withheld. */
function drawnOf<Name extends PlateName>(
  name: Name,
  Plate: ComponentType<NonNullable<WordsOfPlate<Name>>>,
) {
  const words = plateWords(name, 'en')
  return words ? [{ name, drawing: <Plate {...words} /> }] : []
}
