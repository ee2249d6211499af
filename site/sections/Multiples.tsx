import type { ReactNode } from 'react'
import { type Citation, Cited } from '../ui/Cited.tsx'
import { PlotData, type PlotTable } from '../ui/PlotData.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './Multiples.css'

type Multiple = {
  title: string
  figure: string
  /** What the figure counts, where its title does not say it. */
  label?: string
  text: string
  /** What others have published on the same thing. */
  published?: Citation
  /** Same frame and same scale as its neighbours. */
  drawing: ReactNode
}

type MultiplesProps = {
  heading: string
  note: string
  /** Where the note leads. */
  link?: { href: string; label: string }
  items: readonly Multiple[]
  /** What a length or an area means, drawn at half the width of an item. */
  scale?: { drawing: ReactNode; text: string }
  caption: string
  /** The values of all drawings together. */
  data?: PlotTable
  /** The last drawing is taller than the others and rises beside the heading. */
  rising?: boolean
  /** On phones each drawing keeps the width of three in a row and has its words beside it. */
  narrow?: 'side by side'
  ground?: Ground
}

/** The same small drawing repeated on one scale, so that the eye compares. */
export function Multiples(props: MultiplesProps) {
  const { heading, note, link, items, scale, caption, data, rising, narrow, ground } = props
  return (
    <Sheet ground={ground ?? 'white'} heading={heading} note={note} link={link}>
      <div
        className="multiples"
        data-count={items.length}
        data-scale={scale ? '' : undefined}
        data-rising={rising ? '' : undefined}
        data-narrow={narrow && 'row'}
        data-level={items.length < 5 && !rising && !narrow ? '' : undefined}
      >
        {items.map((item) => (
          <article key={item.title} className="multiple">
            {item.drawing}
            <h3>{item.title}</h3>
            <p className="figure">{item.figure}</p>
            {item.label && <p className="label">{item.label}</p>}
            <p className="multiple-text">{item.text}</p>
            {item.published && (
              <p className="note multiple-published">
                <Cited {...item.published} />
              </p>
            )}
          </article>
        ))}
        {scale && (
          <div className="multiples-scale">
            {scale.drawing}
            <p className="note">{scale.text}</p>
          </div>
        )}
      </div>
      <p className="note multiples-caption">{caption}</p>
      {data && <PlotData {...data} />}
    </Sheet>
  )
}
