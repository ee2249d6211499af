import { ContourSheet } from '../graphics/frame/ContourSheet.tsx'
import './ContourQuote.css'

type ContourQuoteProps = {
  quote: string
  /** Who says it, and of what. */
  source: string
}

/** One sentence that somebody stands by, large on level lines. */
export function ContourQuote({ quote, source }: ContourQuoteProps) {
  return (
    <section className="sheet contour-quote" data-ground="firn">
      <ContourSheet sheet="quote" />
      <i className="neatline" aria-hidden="true" />
      <figure className="columns">
        <blockquote>{quote}</blockquote>
        <figcaption className="note">{source}</figcaption>
      </figure>
    </section>
  )
}
