import type { ReactNode } from 'react'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Picture, type PictureSource, withoutPortrait } from '../ui/Picture.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './PlateGrid.css'

type Plate = {
  /** Such as `Plate 1`, where the text speaks of it. */
  number?: string
  caption?: string
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
  /** Whether a lying plate runs off the left edge, and a standing one off the right and into the section above. */
  offTheSheet?: boolean
} & (
  | { heading: string; note: string; link?: { href: string; label: string } }
  | { heading?: never; note?: never; link?: never }
)

/** Plates of unequal size, each with its number and caption. */
export function PlateGrid(props: PlateGridProps) {
  const { id, heading, note, link, plates, ground, offTheSheet } = props
  return (
    <Sheet id={id} ground={ground} {...(heading && { heading, note, link })}>
      <div className="plate-grid" data-off-the-sheet={offTheSheet ? '' : undefined}>
        {plates.map((plate) => (
          <PlateOnGrid
            key={plate.number ?? plate.caption}
            plate={plate}
            {...shapeOf(plate.shape, plates)}
          />
        ))}
      </div>
    </Sheet>
  )
}

type PlateOnGridProps = { plate: Plate } & ReturnType<typeof shapeOf>

function PlateOnGrid({ plate, ...shape }: PlateOnGridProps) {
  const { entry, file, list } = plate
  // What a plate stands for is no part of its caption, and nothing may stand below a caption but the figure's end.
  if (!(entry || file || list)) return <PlateFigure plate={plate} {...shape} />
  return (
    <article {...shape}>
      <PlateFigure plate={plate} />
      {list && (
        <div className="plate-grid-list">
          <h3>{list.title}</h3>
          {list.text && <p>{list.text}</p>}
          {list.items.length > 0 && (
            <ul>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {file && (
        <div className="plate-grid-file">
          <h3>{file.title}</h3>
          <p>{file.text}</p>
          <DownloadLink {...file} subject={file.title} />
        </div>
      )}
      {entry && (
        <div className="plate-grid-entry">
          <h3>{entry.title}</h3>
          <p className="figure">
            {entry.figure} <span className="figure-unit">{entry.label}</span>
          </p>
          <p>{entry.text}</p>
        </div>
      )}
    </article>
  )
}

function PlateFigure({ plate, ...shape }: { plate: Plate } & Partial<ReturnType<typeof shapeOf>>) {
  return (
    <figure {...shape}>
      {'drawing' in plate ? (
        plate.drawing
      ) : (
        <Picture
          className="plate-grid-picture"
          picture={
            plate.shape === 'upright' ? upright(plate.picture) : withoutPortrait(plate.picture)
          }
          sizes={
            plate.shape === 'wide' ? '(width <= 1040px) 92vw, 60vw' : '(width <= 1040px) 60vw, 34vw'
          }
        />
      )}
      <figcaption>
        {plate.number && <b>{plate.number} </b>}
        {plate.caption}
      </figcaption>
    </figure>
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
