import './ContourSheet.css'

/** Level lines of an imagined land behind a section, fading out where text stands. Decorative. */
export function ContourSheet({ sheet }: { sheet: 'sheet' | 'quote' | 'foot' }) {
  return <div className="contour-sheet" data-sheet={sheet} aria-hidden="true" />
}
