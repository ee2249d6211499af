import { ActionLink } from '../ui/ActionLink.tsx'
import { type Citation, Cited } from '../ui/Cited.tsx'
import { Counter } from '../ui/Counter.tsx'
import { type Count, formatCount } from '../ui/count-format.ts'
import { Sheet } from '../ui/Sheet.tsx'
import './FigureLine.css'

type LineFigure = {
  /** A count, or as written where it is a share, a rate, a time or a range. */
  figure: Count | string
  unit: string
  /** What the figure is about. */
  scope: string
  /** What others have published on the same thing. */
  published?: Citation
}

export type FigureLineWords = {
  figures: readonly [LineFigure, LineFigure, ...LineFigure[]]
  /** What stands below the line, for all of them. */
  note?: string
  /** Where more of it stands. */
  link?: { href: string; label: string }
} & ({ heading: string } | { heading?: never; label: string })

type FigureLineProps = FigureLineWords & {
  /** Paper, the dark in which the hero above ends, or paper with a scale from which they hang (`HungFigures`). */
  ground: 'paper' | 'dark' | 'hung'
}

/** Characters of a figure that fit beside their unit at full size on a phone. */
const longest = 9

/** Widths of what a figure is written with, in hundredths of its size; measured on the display face. */
const advances: Readonly<Record<string, number>> = {
  ',': 22,
  '.': 22,
  ' ': 24,
  M: 94,
  '%': 84,
  K: 70,
}
const digit = 54

const textOf = ({ figure }: LineFigure) =>
  typeof figure === 'string' ? figure : formatCount(figure)

/** How many stand two by two on a phone; of three with words of others each takes the whole width. */
function pairsOf(figures: readonly LineFigure[]): 3 | 4 | undefined {
  if (figures.length === 4) return 4
  return figures.length === 3 && !figures.some(({ published }) => published) ? 3 : undefined
}

/** A figure's share of the line: what its text and its unit take, and the gap to the next. */
function shareOf(figure: LineFigure): number {
  const written = [...textOf(figure)].reduce((sum, sign) => sum + (advances[sign] ?? digit), 0)
  return written + 10 * Math.min(figure.unit.length, 14) + 65
}

/** Two to four figures standing on one hairline, or hanging from one scale, their scope below. */
export function FigureLine(props: FigureLineProps) {
  const { ground, figures, note, link, heading } = props
  const columns = figures.map((figure) => `minmax(0, ${shareOf(figure)}fr)`).join(' ')
  return (
    <Sheet
      className="figure-line"
      ground={ground === 'dark' ? 'dark' : 'white'}
      data-hung={ground === 'hung' ? '' : undefined}
      aria-label={'label' in props ? props.label : undefined}
    >
      {heading && <h2>{heading}</h2>}
      <ul
        className="figure-line-row"
        data-pairs={ground !== 'hung' ? pairsOf(figures) : undefined}
        style={{ '--figure-columns': columns }}
      >
        {figures.map(({ figure, unit, scope, published }, place) => (
          <li key={`${unit} ${scope}`} style={ground === 'hung' ? { '--place': place } : undefined}>
            <p
              className="figure-line-figure"
              data-long={typeof figure === 'string' && figure.length > longest ? '' : undefined}
            >
              {typeof figure === 'string' ? figure : <Counter {...figure} />} <small>{unit}</small>
            </p>
            {(scope || published) && (
              <p className="figure-line-scope">
                {scope}
                {published && (
                  <small className="figure-line-published">
                    <Cited {...published} />
                  </small>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
      {(note || link) && (
        <p className="note figure-line-note">
          {note} {link && <ActionLink {...link} kind="text" />}
        </p>
      )}
    </Sheet>
  )
}
