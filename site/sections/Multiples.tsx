import type { ReactNode } from 'react'
import './Multiples.css'

type Multiple = {
  title: string
  figure: string
  text: string
  /** Same frame and same scale as its neighbours. */
  drawing: ReactNode
}

type MultiplesProps = {
  heading: string
  note: string
  items: readonly Multiple[]
  /** What a length or an area means, drawn at half the width of an item. */
  scale?: { drawing: ReactNode; text: string }
  caption: string
  ground?: 'ice' | 'white' | 'firn'
}

/** The same small drawing repeated on one scale, so that the eye compares. */
export function Multiples({ heading, note, items, scale, caption, ground }: MultiplesProps) {
  return (
    <section className="sheet" data-ground={ground ?? 'white'}>
      <i className="neatline" aria-hidden="true" />
      <div className="columns">
        <h2 className="section-head">{heading}</h2>
        <p className="section-note note">{note}</p>
      </div>
      <div className="multiples" data-count={items.length} data-scale={scale ? '' : undefined}>
        {items.map((item) => (
          <article key={item.title} className="multiple">
            {item.drawing}
            <h3>{item.title}</h3>
            <p className="figure">{item.figure}</p>
            <p className="multiple-text">{item.text}</p>
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
    </section>
  )
}
