import type { DeskFigure, DeskFigures } from '../../../../contract/site-desk.ts'
import { labelOf } from './field-words.ts'

type PairChoiceProps = {
  pair: DeskFigures['pairs'][number]
  figures: readonly DeskFigure[]
  /** The reading that holds; undefined while all stand. */
  kept: string | undefined
  onChoose: (reading: string | undefined) => void
}

/** A quantity of which the material gives more than one version: all stay, or the one that holds. */
export function PairChoice({ pair: { pair, readings }, figures, kept, onChoose }: PairChoiceProps) {
  const said = (key: string) => {
    const figure = figures.find((known) => known.key === key)
    return figure ? `${figure.text} (${figure.label})` : key
  }
  return (
    <fieldset className="desk-pair">
      <legend>{labelOf(pair)}</legend>
      <label>
        <input
          type="radio"
          name={`pair-${pair}`}
          checked={kept === undefined}
          onChange={() => onChoose(undefined)}
        />
        Each stands under its own label
      </label>
      {readings.map(({ reading, figures: keys }) => (
        <label key={reading}>
          <input
            type="radio"
            name={`pair-${pair}`}
            checked={kept === reading}
            onChange={() => onChoose(reading)}
          />
          <span>Only this one: {keys.map(said).join('; ')}</span>
        </label>
      ))}
    </fieldset>
  )
}
