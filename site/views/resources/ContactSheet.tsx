import type { ReactNode } from 'react'
import { Picture, type PictureSource, withoutPortrait } from '../../ui/Picture.tsx'
import './ContactSheet.css'

type Frame = { name: string; ground?: 'ink' } & (
  | { picture: PictureSource }
  | { drawing: ReactNode }
)

type ContactSheetProps = {
  frames: readonly Frame[]
  across: 2 | 3
}

/** What a pack holds, frame by frame, each with the name of its file. */
export function ContactSheet({ frames, across }: ContactSheetProps) {
  return (
    <ol className="contact-sheet" data-across={across}>
      {frames.map((frame) => (
        <li key={frame.name} data-ground={frame.ground}>
          {'picture' in frame ? (
            <Picture
              picture={withoutPortrait(frame.picture)}
              sizes="(width <= 1040px) 30vw, 15vw"
            />
          ) : (
            <div className="contact-sheet-drawing">{frame.drawing}</div>
          )}
          <span>{frame.name}</span>
        </li>
      ))}
    </ol>
  )
}
