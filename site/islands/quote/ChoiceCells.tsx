import '../../ui/CellChoices.css'
import './ChoiceCells.css'

type ChoiceCellsProps = {
  /** Key of the value in the form's data. */
  name: string
  legend: string
  hint?: string | undefined
  options: readonly { value: string; label: string; scope?: string | undefined }[]
  /** What is said of choosing none. */
  open: { label: string; scope: string }
}

/** Characters of a range or a short quantity, which stays on one line even in a narrow cell. */
const longestUnbroken = 15

/** One choice of a few, all in sight as cells of a table; the last one chooses nothing. */
export function ChoiceCells({ name, legend, hint, options, open }: ChoiceCellsProps) {
  if (options.length === 0) return null
  return (
    <fieldset className="cell-choices choice-cells">
      <legend>{legend}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <div>
        {[...options, { value: '', ...open }].map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === ''}
            />
            <b>{option.label}</b>
            {option.scope && (
              <span className={option.scope.length > longestUnbroken ? undefined : 'nowrap'}>
                {option.scope}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
