import { ContourSheet } from '../graphics/frame/ContourSheet.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import './Opening.css'

type OpeningProps = {
  /** Why this page exists, in one or two sentences. */
  sentence: string
  note?: string
  contours?: boolean
}

/** The first words below a hero: one large sentence with a note in the margin. */
export function Opening({ sentence, note, contours = false }: OpeningProps) {
  return (
    <Sheet className="opening" data-space={contours ? 'wide' : undefined}>
      {contours && <ContourSheet sheet="sheet" />}
      <div className="columns">
        {note && <p className="note opening-note">{note}</p>}
        <p className="lead-sentence opening-sentence">{sentence}</p>
      </div>
    </Sheet>
  )
}
