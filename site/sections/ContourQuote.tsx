import { ContourSheet } from '../graphics/frame/ContourSheet.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import './ContourQuote.css'

type ContourQuoteProps = {
  quote: string
  /** Who says it, and of what. */
  source: string
}

/** One sentence that somebody stands by, large on level lines. */
export function ContourQuote({ quote, source }: ContourQuoteProps) {
  return (
    <Sheet className="contour-quote" ground="firn">
      <ContourSheet sheet="quote" />
      <figure className="columns">
        <blockquote>{quote}</blockquote>
        <figcaption className="note">{source}</figcaption>
      </figure>
    </Sheet>
  )
}
