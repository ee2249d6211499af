import type { ReactNode } from 'react'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Picture, type PictureSource, withoutPortrait } from '../ui/Picture.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './PlateGrid.css'

type Plate = {
  /** Such as `Plate 1`. */
  number: string
  caption: string
  /** How much of the sheet it takes: eight columns lying, four standing, or its share of one row. */
  shape: 'wide' | 'upright' | 'third' | { share: number }
  /** What a plate stands for, beyond its picture. */
  entry?: { title: string; figure: string; label: string; text: string }
  /** A file that holds what the plate shows. */
  file?: { title: string; text: string; href: string; label: string; facts: string }
  /** What belongs to the plate, item by item. */
  list?: { title: string; text?: string; items: readonly string[] }
} & ({ picture: PictureSource } | { drawing: ReactNode })

type PlateGridProps = {
  /** Anchor of the section. */
  id?: string
  plates: readonly Plate[]
  ground?: Ground
} & ({ heading: string; note: string } | { heading?: never; note?: never })

/** Plates of unequal size, each with its number and caption. */
export function PlateGrid({ id, heading, note, plates, ground }: PlateGridProps) {
  return (
    <Sheet id={id} ground={ground} {...(heading && { heading, note })}>
      <div className="plate-grid">
        {plates.map((plate) => (
          <figure key={plate.number} {...shapeOf(plate.shape, plates)}>
            {'drawing' in plate ? (
              plate.drawing
            ) : (
              <Picture
                className="plate-grid-picture"
                picture={
                  plate.shape === 'upright'
                    ? upright(plate.picture)
                    : withoutPortrait(plate.picture)
                }
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
            {plate.list && (
              <div className="plate-grid-list">
                <h3>{plate.list.title}</h3>
                {plate.list.text && <p>{plate.list.text}</p>}
                <ul>
                  {plate.list.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            )}
            {plate.file && (
              <div className="plate-grid-file">
                <h3>{plate.file.title}</h3>
                <p>{plate.file.text}</p>
                <DownloadLink {...plate.file} subject={plate.file.title} />
              </div>
            )}
            {plate.entry && (
              <div className="plate-grid-entry">
                <h3>{plate.entry.title}</h3>
                <p className="figure">
                  {plate.entry.figure} <span className="figure-unit">{plate.entry.label}</span>
                </p>
                <p>{plate.entry.text}</p>
              </div>
            )}
          </figure>
        ))}
      </div>
    </Sheet>
  )
}

/** The share of a row against its neighbours, and against the widest of them. */
function shapeOf(shape: Plate['shape'], plates: readonly Plate[]) {
  if (typeof shape === 'string') return { 'data-shape': shape }
  const shares = plates.map((plate) => (typeof plate.shape === 'string' ? 0 : plate.shape.share))
  const ofWidest = Math.round((shape.share / Math.max(...shares)) * 1000) / 10
  return {
    'data-shape': 'share',
    style: { '--share': shape.share, '--of-widest': `${ofWidest}%` },
  }
}

/** The portrait crop alone, at every width, where the picture has one. */
function upright(picture: PictureSource): PictureSource {
  if (!picture.portrait) return picture
  const { portrait, ...rest } = picture
  return { ...rest, ...portrait }
}
