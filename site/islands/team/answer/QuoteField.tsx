import { useEffect, useRef } from 'react'

type QuoteFieldProps = {
  id: string
  name: string
  label: string
  value: string
  problem: string | undefined
  onWrite: (value: string) => void
  /** Takes the width of the form. */
  wide?: boolean
  /** The form opened: one writes here first. */
  autoFocus?: boolean
} & (
  | { choices: readonly { value: string; label: string }[] }
  | { rows: number; maxLength: number }
  | { type?: 'date'; inputMode?: 'decimal'; maxLength?: number }
)

/** One field of a quote with what is wrong in it. */
export function QuoteField(props: QuoteFieldProps) {
  const { id, name, label, value, problem, onWrite, autoFocus = false } = props
  const control = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (autoFocus) control.current?.focus()
  }, [autoFocus])
  const common = {
    id,
    name,
    value,
    className: 'team-control',
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
    onChange: ({ target }: { target: { value: string } }) => onWrite(target.value),
  }
  return (
    <label htmlFor={id} className={props.wide ? 'quote-wide' : undefined}>
      <span className="label">{label}</span>
      {'choices' in props ? (
        <select {...common}>
          {props.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : 'rows' in props ? (
        <textarea {...common} rows={props.rows} maxLength={props.maxLength} />
      ) : (
        <input
          {...common}
          ref={control}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          autoComplete="off"
          required
        />
      )}
      {problem && (
        <span id={`${id}-problem`} className="lead-told">
          {problem}
        </span>
      )}
    </label>
  )
}
