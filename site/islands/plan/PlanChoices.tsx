import '../../ui/CellChoices.css'
import './PlanChoices.css'

type PlanChoicesProps = {
  name: string
  legend: string
  options: readonly { value: string; label: string }[]
  chosen: string
  /** How many stand in a row. */
  row: 2 | 3 | 4
}

/** One choice of a few, all in sight; without script it is sent as it stands. */
export function PlanChoices({ name, legend, options, chosen, row }: PlanChoicesProps) {
  return (
    <fieldset className="cell-choices plan-choices" data-row={row}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
