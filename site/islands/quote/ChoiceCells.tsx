import './ChoiceCells.css'

type ChoiceCellsProps = {
  /** Key of the value in the form's data. */
  name: string
  legend: string
  hint?: string | undefined
  options: readonly { value: string; label: string; scope?: string | undefined }[]
}

/** One choice of a few, all in sight as cells of a table; the last one chooses nothing. */
export function ChoiceCells({ name, legend, hint, options }: ChoiceCellsProps) {
  if (options.length === 0) return null
  return (
    <fieldset className="choice-cells">
      <legend>{legend}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <div>
        {[...options, { value: '', label: 'Open', scope: 'we advise' }].map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === ''}
            />
            <b>{option.label}</b>
            {option.scope && (
              // A range or a short quantity stays on one line.
              <span className={option.scope.length < 16 ? 'nowrap' : undefined}>
                {option.scope}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
