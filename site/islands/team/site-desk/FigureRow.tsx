import { useState } from 'react'
import type { DeskFigure } from '../../../../contract/site-desk.ts'

type FigureRowProps = {
  figure: DeskFigure
  /** In the draft as it stands. */
  withheld: boolean
  /** The numbers in place of ours. */
  changed: readonly number[] | undefined
  onChange: (numbers: readonly number[] | undefined) => void
  onWithhold: () => void
  onShow: () => void
}

/** A figure: what it says, on how many pages, and what takes it off the site or changes it. */
export function FigureRow(props: FigureRowProps) {
  const { figure, withheld, changed, onChange, onWithhold, onShow } = props
  const [open, setOpen] = useState(changed !== undefined)
  const { key, label, text, numbers, places } = figure
  const shown = changed ?? numbers ?? []
  const about = `${text} ${label}`

  function write(place: number, value: string): void {
    const next = shown.map((number, at) => (at === place ? Number(value) : number))
    onChange(numbers?.every((number, at) => number === next[at]) ? undefined : next)
  }

  return (
    <li className="admin-row desk-figure" data-withheld={withheld}>
      <div>
        <h4>{text || 'Off the site'}</h4>
        <p className="note">
          {label}, in {places.length} {places.length === 1 ? 'place' : 'places'}
          {withheld && ' · taken off in this draft'}
          {!withheld && figure.withheld && ' · off the site now'}
        </p>
        {open && numbers && (
          <div className="desk-numbers">
            {shown.map((number, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a figure has its numbers in a fixed order.
              <label key={`${key}-${place}`}>
                Number{shown.length > 1 && ` ${place + 1}`}
                <span className="sr-only"> of {about}</span>
                <input
                  type="number"
                  min={0}
                  step="any"
                  value={number}
                  onChange={({ target }) => write(place, target.value)}
                />
              </label>
            ))}
            {changed && (
              <button
                type="button"
                className="action action-text"
                onClick={() => onChange(undefined)}
              >
                Back to {numbers.join(' and ')}
              </button>
            )}
          </div>
        )}
      </div>
      <div className="admin-row-actions">
        {numbers && (
          <button
            type="button"
            className="action action-text"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            Change<span className="sr-only"> {about}</span>
          </button>
        )}
        <button
          type="button"
          className="action action-text"
          onClick={withheld ? onShow : onWithhold}
        >
          {withheld ? 'Put back' : 'Take off'}
          <span className="sr-only"> {about}</span>
        </button>
      </div>
    </li>
  )
}
