import './Tick.css'

/** A box on a sheet, empty or ticked by hand. Decorative: a word beside it says the same. */
export function Tick({ ticked }: { ticked: boolean }) {
  return (
    <svg className="tick" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <path className="tick-box" d="M1.5 4.5h20v20h-20z" />
      {ticked && (
        <path className="tick-mark" d="M5.5 14c2 1.6 3.6 3.8 4.8 6.4C13.6 12.6 17.8 6.6 24.5 1.5" />
      )}
    </svg>
  )
}
