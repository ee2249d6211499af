import { Picture, type PictureSource } from '../ui/Picture.tsx'
import { Neatline } from '../ui/Sheet.tsx'
import './FullBleed.css'

type FullBleedProps = { picture: PictureSource; caption: string }

/** One picture from edge to edge, as high as most of a window, between two sections of paper. */
export function FullBleed({ picture, caption }: FullBleedProps) {
  return (
    <figure className="full-bleed" data-ground="picture">
      <Picture className="covering-picture" picture={picture} sizes="100vw" />
      <Neatline />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
