import type { CutDrawing } from '../graphics/frame/cut-drawing.ts'
import { Drawing } from '../graphics/frame/Drawing.tsx'
import { JourneyAcross, JourneyWithin } from '../graphics/frame/JourneyLine.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import './SectionCut.css'

export type Station = {
  title: string
  /** A value or a word that says the most of it at a glance. */
  stat?: string
  text: string
  /** What a litre on its way through the drawing says here, where that is not the figure. */
  along?: string
} & (
  | {
      figure: string
      /** What the figure counts. */
      scope: string
    }
  | { figure?: never; scope?: never }
)

type SectionCutProps = {
  heading: string
  note: string
  /** As many as the drawing has columns, in its order. */
  stations: readonly Station[]
  drawing: CutDrawing
  /** What is to scale and what is not, where the note does not say it. */
  caption?: string
}

/** One section drawing across the sheet, a caption under each of its parts. */
export function SectionCut(props: SectionCutProps) {
  const { heading, note, stations, drawing, caption } = props
  if (stations.length !== drawing.columns.length || stations.length !== drawing.windows.length) {
    throw new Error(`The drawing ${drawing.id} needs one caption for each of its columns.`)
  }
  const columns = drawing.columns.map((width) => `minmax(0, ${width}fr)`).join(' ')
  return (
    <Sheet
      className="section-cut"
      ground="white"
      heading={heading}
      note={note}
      data-journey={drawing.journey && ''}
    >
      {/* Drawn once: the sheet and every window refer to it. Hidden by size, since patterns of an
          element that is not displayed are not painted. */}
      <svg className="drawing section-cut-source" width="0" height="0" aria-hidden="true">
        <defs>
          <g id={drawing.id}>{drawing.art}</g>
          {drawing.detail && <g id={`${drawing.id}-detail`}>{drawing.detail.art}</g>}
        </defs>
      </svg>
      <div className="section-cut-travel">
        <div className="section-cut-field" style={{ '--cut-columns': columns }}>
          <Drawing
            id={`${drawing.id}-sheet`}
            className="section-cut-sheet"
            width={drawing.width}
            height={drawing.height}
            title={drawing.title}
            description={drawing.description}
          >
            <use href={`#${drawing.id}`} />
            {drawing.labels}
            {drawing.journey && (
              <JourneyAcross
                {...drawing.journey}
                said={stations.map(({ along, figure }) => along ?? figure ?? '')}
              />
            )}
          </Drawing>
          <ol className="section-cut-stations">
            {stations.map((station, index) => (
              <StationCaption
                key={station.title}
                station={station}
                number={index + 1}
                drawing={drawing}
              />
            ))}
          </ol>
        </div>
      </div>
      {caption && <p className="note section-cut-caption">{caption}</p>}
    </Sheet>
  )
}

type StationCaptionProps = { station: Station; number: number; drawing: CutDrawing }

function StationCaption({ station, number, drawing }: StationCaptionProps) {
  const crop = drawing.windows[number - 1]
  const passed = drawing.journey?.windows[number - 1]
  const detail = drawing.detail?.after === number ? drawing.detail : undefined
  return (
    <li className="section-cut-station" style={passed && { '--station': number - 1 }}>
      {crop && (
        <svg
          className="drawing section-cut-window"
          viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`}
          aria-hidden="true"
        >
          <use href={`#${drawing.id}`} />
          {drawing.journey && passed && (
            <JourneyWithin path={drawing.journey.path} from={passed[0]} to={passed[1]} />
          )}
        </svg>
      )}
      <h3>
        <span className="section-cut-number">{number}</span> {station.title}
      </h3>
      {station.stat && <p className="stat">{station.stat}</p>}
      <p className="section-cut-text">{station.text}</p>
      {station.figure && (
        <>
          <p className="figure section-cut-figure">{station.figure}</p>
          <p className="note section-cut-scope">{station.scope}</p>
        </>
      )}
      {detail && (
        <svg
          className="drawing section-cut-detail"
          viewBox={`0 0 ${detail.width} ${detail.height}`}
          role="img"
          aria-label={detail.caption}
        >
          <use href={`#${drawing.id}-detail`} />
        </svg>
      )}
    </li>
  )
}
