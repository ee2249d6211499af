import { bulkGlacierWater } from '../content/bulk-glacier-water.ts'
import { documentDrawings } from '../content/documents/document-drawings.ts'
import { EndView } from '../graphics/bulk-glacier-water/EndView.tsx'
import { Packs } from '../graphics/bulk-glacier-water/Packs.tsx'
import { TankerRail } from '../graphics/bulk-glacier-water/TankerRail.tsx'
import { ContourSheet } from '../graphics/ContourSheet.tsx'
import { LeadTimes } from '../graphics/documents/LeadTimes.tsx'
import { Mark } from '../graphics/Mark.tsx'

const { flexitank, packs, tankerRail } = bulkGlacierWater.delivery.drawings

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
    { name: 'end-view', drawing: <EndView {...flexitank} /> },
    { name: 'packs', drawing: <Packs {...packs} /> },
    { name: 'tanker-rail', drawing: <TankerRail {...tankerRail} /> },
    { name: 'lead-times', drawing: <LeadTimes {...documentDrawings.leadTimes} /> },
  ] as const
}
