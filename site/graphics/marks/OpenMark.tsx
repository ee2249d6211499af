import './Tick.css'

/** A ring in place of a ticked box: open, to be settled with the reader. Decorative: a word says the same. */
export function OpenMark() {
  return (
    <svg className="tick" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <circle className="tick-box" cx="11.5" cy="14.5" r="9.5" />
    </svg>
  )
}
