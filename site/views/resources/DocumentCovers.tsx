import { contourLines } from '../../graphics/geometry/contour-lines.ts'
import './DocumentCovers.css'

/** The first page of a document, in the words that its PDF says there. */
export type Cover = {
  title: string
  subtitle: string
  href: string
  /** Gone where it is withheld. */
  plate: { figure: string; unit: string } | undefined
  facts: readonly { term: string; value: string }[]
  /** Who publishes it, and its place in the series. */
  company: string
  place: string
}

/** The land at the head of the covers: each shows a part of its own. */
const land = { width: 600, height: 260 }
const lines = contourLines({ ...land, levels: 9, seed: 11 })

/** Once for all covers and their small copies. */
function CoverLand() {
  return (
    <svg className="cover-land" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="cover-land">
          <path className="cover-land-between" d={lines.between} />
          <path className="cover-land-index" d={lines.index} />
        </g>
      </defs>
    </svg>
  )
}

/** Documents as the sheets that they are; each leads to its file. */
export function DocumentCovers({ label, covers }: { label: string; covers: readonly Cover[] }) {
  return (
    <>
      <CoverLand />
      <nav className="document-covers" aria-label={label}>
        {covers.map((cover, at) => (
          <a key={cover.href} className="document-cover" href={cover.href} download>
            <span className="sr-only">{cover.title}</span>
            <CoverSheet cover={cover} at={at} />
          </a>
        ))}
      </nav>
    </>
  )
}

/** A first page at any size: its letters grow with its width. The link around it, or the text beside it, says what it shows. */
export function CoverSheet({ cover, at }: { cover: Cover; at: number }) {
  const { title, subtitle, plate, facts, company, place } = cover
  return (
    <span className="cover-sheet" data-drawn aria-hidden="true">
      <svg
        viewBox={`${at * 60} ${at * 18} 300 150`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href="#cover-land" />
      </svg>
      <span className="cover-brand">
        <span>{company}</span>
        <span>{place}</span>
      </span>
      <span className="cover-title">{title}</span>
      <span className="cover-subtitle">{subtitle}</span>
      {plate && (
        <span className="cover-plate">
          {plate.figure} <small>{plate.unit}</small>
        </span>
      )}
      <span className="cover-facts">
        {facts.map(({ term, value }) => (
          <span key={term}>
            {term}
            <b>{value}</b>{' '}
          </span>
        ))}
      </span>
    </span>
  )
}
