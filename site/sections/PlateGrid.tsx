import type { ReactNode } from 'react'
import { Picture, type PictureSource } from '../ui/Picture.tsx'
import './PlateGrid.css'

type Plate = {
  /** Such as `Plate 1`. */
  number: string
  caption: string
  /** How much of the sheet it takes: seven columns lying, or four standing. */
  shape: 'wide' | 'upright'
} & ({ picture: PictureSource; focus?: string } | { drawing: ReactNode })

type PlateGridProps = {
  plates: readonly [Plate, ...Plate[]]
  ground?: 'ice' | 'white' | 'firn'
} & ({ heading: string; note: string } | { heading?: never; note?: never })

/** Plates of unequal size, each with its number and caption. */
export function PlateGrid({ heading, note, plates, ground }: PlateGridProps) {
  return (
    <section className="sheet" data-ground={ground}>
      <i className="neatline" aria-hidden="true" />
      {heading && (
        <div className="columns plate-grid-head">
          <h2 className="section-head">{heading}</h2>
          <p className="section-note note">{note}</p>
        </div>
      )}
      <div className="plate-grid">
        {plates.map((plate) => (
          <figure key={plate.number} data-shape={plate.shape}>
            {'drawing' in plate ? (
              plate.drawing
            ) : (
              <Picture
                className="plate-grid-picture"
                picture={plate.shape === 'upright' ? upright(plate.picture) : lying(plate.picture)}
                sizes={
                  plate.shape === 'wide'
                    ? '(width <= 1040px) 92vw, 60vw'
                    : '(width <= 1040px) 60vw, 34vw'
                }
              />
            )}
            <figcaption>
              <b>{plate.number}</b> {plate.caption}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** The whole picture at every width, without its portrait crop. */
function lying({ portrait: _, ...picture }: PictureSource): PictureSource {
  return picture
}

/** The portrait crop alone, at every width, where the picture has one. */
function upright(picture: PictureSource): PictureSource {
  if (!picture.portrait) return picture
  const { portrait, ...rest } = picture
  return { ...rest, ...portrait }
}
